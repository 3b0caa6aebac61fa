// Shows a hint in a dialog next to the board. Without this script the button opens a page.
// @ts-check
import { parse, reason, request, send, waitUntilAllowed } from './request.js';

/** @param {HTMLElement} page */
export function showHints(page) {
  const status = /** @type {HTMLElement} */ (page.querySelector('#status'));
  const dialog = /** @type {HTMLDialogElement | null} */ (page.querySelector('#hint'));
  const body = dialog?.querySelector('#hint-body');
  const thinking = /** @type {HTMLTemplateElement | null | undefined} */ (dialog?.querySelector('#hint-thinking'));
  if (!dialog || !body || !thinking) return;
  const thinkingContent = thinking.content;
  /** Identifies the decision that the dialog is about. */
  let decisionId = '';

  const pendingDecisionId = () => /** @type {HTMLInputElement | null} */ (page.querySelector('#ask-hint [name=decision_id]'))?.value ?? '';

  /** Shows an answer in the dialog. Returns the address for the next request while the bot is searching.
   * @param {Response | null} response */
  async function show(response) {
    const answer = response && await parse(response);
    if (response?.status === 409) {
      dialog?.close();
      page.dispatchEvent(new CustomEvent('stale', { detail: reason(response, answer, status) }));
      return undefined;
    }
    const hint = answer?.querySelector('.hint-body');
    if (hint instanceof HTMLElement && hint.dataset.again) return hint.dataset.again;
    body?.replaceChildren(hint ?? reason(response, answer, status));
    return undefined;
  }

  /** @param {HTMLFormElement} form */
  async function requestHint(form) {
    decisionId = pendingDecisionId();
    const requestedId = decisionId;
    body?.replaceChildren(thinkingContent.cloneNode(true));
    if (!dialog?.open) dialog?.showModal();
    // The server waits for the bot before it answers. When the dialog is closed, no further request is sent.
    await waitUntilAllowed();
    let again = dialog?.open ? await show(await send(form)) : undefined;
    while (again && dialog?.open && decisionId === requestedId) again = await show(await request(again));
  }

  page.addEventListener('submit', (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id === 'choose') dialog.close();
    if (form.id !== 'ask-hint') return;
    event.preventDefault();
    requestHint(form);
  });
  // Closes the dialog if its decision is no longer pending.
  page.addEventListener('updated', () => {
    if (dialog.open && pendingDecisionId() !== decisionId) dialog.close();
  });
  // A click outside of the dialog closes it.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
