// Keyboard shortcuts at a table: numbers choose, u takes back, h requests a hint, arrows show other positions, ? lists the keys.
// @ts-check

/** @param {HTMLElement} page */
export function listenToKeys(page) {
  const keys = /** @type {HTMLDialogElement | null} */ (page.querySelector('#keys'));
  const hint = /** @type {HTMLDialogElement | null} */ (page.querySelector('#hint'));
  /** @param {string} selector */
  const press = (selector) => /** @type {HTMLElement | null} */ (page.querySelector(selector))?.click();

  document.addEventListener('keydown', (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (keys?.open && event.key !== '?') return;
    if (event.ctrlKey || event.altKey || event.metaKey || target.closest('input:not([type=range]), select, textarea')) return;
    if (event.key >= '1' && event.key <= '9') {
      const list = hint?.open ? '#hint' : '.decision';
      const choices = /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(`${list} button[name=choice]`));
      choices[Number(event.key) - 1]?.click();
    } else if (event.key === 'h') hint?.open ? hint.close() : press('#ask-hint button');
    else if (hint?.open) return;
    else if (event.key === 'u') press('#undo button');
    else if (event.key === 'ArrowLeft' && target.localName !== 'input') press('#earlier');
    else if (event.key === 'ArrowRight' && target.localName !== 'input') press('#later');
    else if (event.key === '?') keys?.open ? keys.close() : keys?.showModal();
  });
}
