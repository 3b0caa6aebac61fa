// Keeps the page of a table up to date: it receives pushes and sends choices. The server renders; this only updates the page.
// @ts-check
import { morph } from './morph.js';
import { mustWait, parse, reason, refusalOf, request, retryAfter, send } from './request.js';
import { ring } from './sound.js';

/** How long to wait for the push after a choice, in milliseconds, before the table is fetched instead. */
const PUSH_TIMEOUT = 2000;

/** How long to wait before a new connection when the server has refused one, in milliseconds. */
const RECONNECT_AFTER = 3000;

/** Time in the background, in milliseconds, after which a page closes its connection: browsers limit connections per host. */
const CLOSE_AFTER = 600_000;

/** @param {HTMLElement} page */
export function keepUpToDate(page) {
  const title = document.title;
  const status = /** @type {HTMLElement} */ (page.querySelector('#status'));
  const table = () => /** @type {HTMLElement} */ (page.querySelector('#table'));
  const entryCount = () => Number(table().dataset.entryCount);

  let isConnected = true;
  /** Why the server sends no pushes; empty if it does, or if the connection is lost. */
  let refusal = '';
  /** Why the latest request failed; empty if it did not. */
  let failure = '';
  /** @type {number | undefined} */
  let retryTimer;

  /** Shows the player a lost connection and a failed request. */
  function showStatus() {
    const text = [isConnected ? '' : refusal || status.dataset.lost, failure].filter(Boolean).join(' ');
    status.classList.toggle('lost', text !== '');
    // Setting the same text again would make a screen reader repeat it.
    if (status.textContent !== text) status.textContent = text;
  }

  /** @param {boolean} connected */
  function setConnected(connected) {
    isConnected = connected;
    if (connected) refusal = '';
    showStatus();
  }

  /** @param {string} text @param {number} [seconds] until the player may try again */
  function setFailure(text, seconds = 0) {
    clearTimeout(retryTimer);
    failure = text;
    showStatus();
    if (seconds) retryTimer = window.setTimeout(() => setFailure(status.dataset.retryNow ?? ''), seconds * 1000);
  }

  /** Shows the player why a request failed.
   * @param {Response | null} response @param {Document | null} answer */
  function explain(response, answer) {
    setFailure(reason(response, answer, status), retryAfter(response));
  }

  /** Updates the table to a newly rendered one. Returns false, and changes nothing, if the one on the page is newer.
   * @param {Document} rendered */
  function update(rendered) {
    const [old, fresh] = [table(), rendered.querySelector('#table')];
    if (!(fresh instanceof HTMLElement) || Number(fresh.dataset.entryCount) < entryCount()) return false;
    const wasOwnTurn = 'mine' in old.dataset;
    morph(old, fresh);
    const isOwnTurn = 'mine' in old.dataset;
    document.title = isOwnTurn ? `● ${old.dataset.title} · ${title}` : title;
    if (isOwnTurn && !wasOwnTurn) ring();
    completeLinks(old);
    page.dispatchEvent(new Event('updated'));
    return true;
  }

  /** Fetches the table without a push. */
  async function fetchTable() {
    const response = await request(location.href);
    if (response?.ok) update(await parse(response));
    else explain(response, response && await parse(response));
  }

  /** Waits for a table with this many entries, and fetches it if no push brings it.
   * @param {number} count */
  async function waitForEntries(count) {
    const end = Date.now() + PUSH_TIMEOUT;
    while (entryCount() < count && Date.now() < end && source?.readyState === EventSource.OPEN) {
      await new Promise((resolve) => {
        page.addEventListener('updated', resolve, { once: true });
        setTimeout(resolve, Math.max(0, end - Date.now()));
      });
    }
    if (entryCount() < count) await fetchTable();
  }

  const address = page.dataset.events;
  /** @type {EventSource | null} */
  let source = null;
  function connect() {
    if (!address || source) return;
    source = new EventSource(address);
    source.addEventListener('open', () => setConnected(true));
    source.addEventListener('error', () => {
      setConnected(false);
      // The browser reconnects by itself unless the server refused.
      if (source && source.readyState === EventSource.CLOSED) {
        source = null;
        fetchWithoutPushes(address);
      }
    });
    source.addEventListener('table', (event) => {
      setConnected(true);
      update(new DOMParser().parseFromString(event.data, 'text/html'));
    });
  }
  function disconnect() {
    source?.close();
    source = null;
  }
  /** Explains why the server refuses to send pushes, such as too many open tables. Fetches the table instead, until the server
   * accepts a connection again.
   * @param {string} address */
  async function fetchWithoutPushes(address) {
    const refused = await refusalOf(address);
    // The table was closed, or the player has no seat any more.
    if (refused && [404, 410].includes(refused.status)) return explain(refused, await parse(refused));
    if (refused) {
      refusal = (await parse(refused)).querySelector('#error')?.textContent?.trim() ?? '';
      showStatus();
      await fetchTable();
    }
    setTimeout(connect, Math.max(RECONNECT_AFTER, retryAfter(refused) * 1000));
  }
  connect();
  let closeTimer = 0;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(closeTimer);
    if (document.hidden) closeTimer = window.setTimeout(disconnect, CLOSE_AFTER);
    else connect();
  });
  // A page that the browser stores for the back button must not keep its connection: the server limits their number.
  window.addEventListener('pagehide', disconnect);
  window.addEventListener('pageshow', connect);

  /** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
  async function submit(form, submitter) {
    const response = await send(form, submitter);
    if (response?.ok) {
      setFailure('');
      return waitForEntries(Number(response.headers.get('x-portolan-entry-count')));
    }
    const answer = response && await parse(response);
    const notice = answer?.querySelector('#table .notice')?.textContent?.trim();
    // A refused choice is answered with the current table and the reason, unless a push has brought a newer one.
    if (answer && notice) return setFailure(update(answer) ? '' : notice);
    explain(response, answer);
    if (response && [403, 409].includes(response.status)) return fetchTable();
  }

  page.addEventListener('submit', async (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id !== 'choose' && form.id !== 'undo') return;
    event.preventDefault();
    /** @type {HTMLElement | null | undefined} */ (event.submitter?.closest(':popover-open'))?.hidePopover();
    if (page.classList.contains('sending') || mustWait()) return;
    page.classList.add('sending');
    try {
      await submit(form, event.submitter);
    } finally {
      page.classList.remove('sending');
    }
  });

  // Another script has noticed that the table has moved on.
  page.addEventListener('stale', (event) => {
    setFailure(/** @type {CustomEvent<string>} */ (event).detail);
    fetchTable();
  });

  // A click on a choice that is not possible shows the reason.
  page.addEventListener('click', (event) => {
    const choice = /** @type {HTMLElement} */ (event.target).closest('.cannot');
    if (!(choice instanceof HTMLElement) || !choice.title) return;
    const rules = document.createElement('a');
    rules.href = `/rules/${page.dataset.game}#${choice.dataset.section}`;
    rules.target = '_blank';
    rules.textContent = (status.dataset.rules ?? '#').replace('#', choice.dataset.section ?? '');
    status.replaceChildren(`${choice.title} `, rules);
  });

  const slider = () => /** @type {HTMLInputElement | null} */ (page.querySelector('#slider'));
  page.addEventListener('change', (event) => {
    if (event.target === slider()) slider()?.form?.submit();
  });
}

/** Adds the host to links, which the server omits if it does not know its own address.
 * @param {ParentNode} parent */
export function completeLinks(parent) {
  for (const link of parent.querySelectorAll('code.link')) {
    if (link.textContent?.startsWith('/')) link.textContent = location.origin + link.textContent;
  }
}
