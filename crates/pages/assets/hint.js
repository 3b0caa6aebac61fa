// The hint: what a bot would choose in one's place, in a dialog beside the board. Without this the button leads to a page.
// @ts-check

/** @param {HTMLElement} page */
export function giveHints(page) {
  const dialog = /** @type {HTMLDialogElement | null} */ (page.querySelector('#hint'));
  const told = dialog?.querySelector('#hint-told');
  const thinking = /** @type {HTMLTemplateElement | null | undefined} */ (dialog?.querySelector('#hint-thinking'));
  if (!dialog || !told || !thinking) return;
  /** The question that the dialog is about. */
  let decisionId = '';

  const question = () => /** @type {HTMLInputElement | null} */ (page.querySelector('#ask-hint [name=decision_id]'))?.value ?? '';

  /** Shows what the server answered; where to ask again, if the bot is not ready.
   * @param {Response} answer */
  async function show(answer) {
    const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const body = drawn.querySelector(answer.ok ? '.hint-body' : 'main p');
    const again = body instanceof HTMLElement ? body.dataset.again : undefined;
    if (body && !again) told?.replaceChildren(body);
    return again;
  }

  /** @param {HTMLFormElement} form */
  async function ask(form) {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) fields.append(name, String(value));
    decisionId = fields.get('decision_id') ?? '';
    const about = decisionId;
    told?.replaceChildren(thinking.content.cloneNode(true));
    if (!dialog.open) dialog.showModal();
    const headers = { 'x-portolan': '1' };
    try {
      let answer = await fetch(form.action, { method: 'POST', headers, body: fields });
      // The server waits for the bot before it answers; a dialog that was closed asks no more.
      while (dialog.open && decisionId === about) {
        if (answer.status === 409) return dialog.close();
        const again = await show(answer);
        if (!again) return;
        answer = await fetch(again, { headers });
      }
    } catch {
      dialog.close();
    }
  }

  page.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id === 'choose') dialog.close();
    if (form.id !== 'ask-hint') return;
    event.preventDefault();
    ask(form);
  });
  // The table has moved on: nobody is asked that any more.
  page.addEventListener('drawn', () => {
    if (dialog.open && question() !== decisionId) dialog.close();
  });
  // A click beside the dialog closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
