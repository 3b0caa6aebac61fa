// Keeps a table up to date: pushes come in, clicks go out. The server draws; here it is only put in place.
// @ts-check
import { morph } from './morph.js';
import { ring } from './sound.js';

/** @param {HTMLElement} page */
export function keepUpToDate(page) {
  const title = document.title;
  const status = /** @type {HTMLElement} */ (page.querySelector('#status'));

  /** Puts a freshly drawn table in place of the old one. An older one than what is shown comes too late.
   * @param {string} html */
  function show(html) {
    const drawn = new DOMParser().parseFromString(html, 'text/html').querySelector('#table');
    const shown = /** @type {HTMLElement | null} */ (page.querySelector('#table'));
    if (!(drawn instanceof HTMLElement) || !shown) return;
    if (Number(drawn.dataset.entryCount) < Number(shown.dataset.entryCount)) return;
    const wasMine = 'mine' in shown.dataset;
    morph(shown, drawn);
    const isMine = 'mine' in shown.dataset;
    document.title = isMine ? `● ${shown.dataset.title} · ${title}` : title;
    if (isMine && !wasMine) ring();
    finishLinks(shown);
    page.dispatchEvent(new Event('drawn'));
  }

  /** @param {HTMLElement} where */
  function finishLinks(where) {
    for (const link of where.querySelectorAll('code.link')) {
      if (link.textContent?.startsWith('/')) link.textContent = location.origin + link.textContent;
    }
  }

  /** @param {boolean} lost */
  function connection(lost) {
    status.classList.toggle('lost', lost);
    status.textContent = lost ? status.dataset.lost ?? '' : '';
  }

  const address = page.dataset.events;
  /** @type {EventSource | null} */
  let source = null;
  function connect() {
    if (!address || source) return;
    source = new EventSource(address);
    source.addEventListener('open', () => connection(false));
    source.addEventListener('error', () => {
      connection(true);
      // The browser tries again by itself, unless the server refused for good; then we do, more slowly.
      if (source && source.readyState === EventSource.CLOSED) {
        source = null;
        setTimeout(connect, 3000);
      }
    });
    source.addEventListener('table', (event) => {
      connection(false);
      show(event.data);
    });
  }
  function disconnect() {
    source?.close();
    source = null;
  }
  connect();
  // A browser allows few connections to one host: a page that nobody has seen for a while gives its own up.
  let leaving = 0;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = window.setTimeout(disconnect, 600_000);
    else connect();
  });

  page.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id !== 'choose' && form.id !== 'undo') return;
    event.preventDefault();
    // Whoever has chosen has seen enough of what was unfolded for it.
    /** @type {HTMLElement | null | undefined} */ (event.submitter?.closest(':popover-open'))?.hidePopover();
    if (page.classList.contains('sending')) return;
    page.classList.add('sending');
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter)) fields.append(name, String(value));
    try {
      const answer = await fetch(form.action, { method: 'POST', headers: { 'x-portolan': '1' }, body: fields });
      show(await answer.text());
      connection(false);
    } catch {
      connection(true);
    } finally {
      page.classList.remove('sending');
    }
  });

  // What cannot be chosen says why.
  page.addEventListener('click', (event) => {
    const asked = /** @type {HTMLElement} */ (event.target).closest('.cannot');
    if (!(asked instanceof HTMLElement) || !asked.title) return;
    const rules = document.createElement('a');
    rules.href = `/rules/${page.dataset.game}#${asked.dataset.section}`;
    rules.target = '_blank';
    rules.textContent = (status.dataset.rules ?? '#').replace('#', asked.dataset.section ?? '');
    status.replaceChildren(`${asked.title} `, rules);
  });

  const slider = () => /** @type {HTMLInputElement | null} */ (page.querySelector('#slider'));
  page.addEventListener('change', (event) => {
    if (event.target === slider()) slider()?.form?.submit();
  });
}
