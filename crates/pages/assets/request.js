// Sends requests to the server, and explains why a request failed.
// @ts-check

/** Maximum time to wait for a response, in milliseconds. */
const TIMEOUT = 30_000;

/** Maximum `Retry-After` that is respected, in seconds. */
const MAX_RETRY_AFTER = 60;

/** No request may be sent before this time, in milliseconds since 1970. */
let retryAt = 0;

/** Whether the server has asked to wait before the next request. */
export const mustWait = () => Date.now() < retryAt;

/** Resolves when the next request may be sent. A delay far below zero would wrap around to days. */
export const waitUntilAllowed = () => new Promise((resolve) => setTimeout(resolve, Math.max(0, retryAt - Date.now())));

/** Sends a request. Returns `null` if there was no response.
 * @param {string} address @param {RequestInit} [options] @returns {Promise<Response | null>} */
export async function request(address, options = {}) {
  try {
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(address, { ...options, headers: { 'x-portolan': '1' }, signal });
    const seconds = retryAfter(response);
    if (seconds) retryAt = Date.now() + seconds * 1000;
    return response;
  } catch {
    return null;
  }
}

/** Returns the response with which the server refuses to send pushes; `null` if it sends them, or if there was no response. Other
 * requests need not wait until pushes are accepted again.
 * @param {string} address @returns {Promise<Response | null>} */
export async function refusalOf(address) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) return response;
    await response.body?.cancel();
  } catch {
    // There is nothing to explain: the page already says that the connection is lost.
  }
  return null;
}

/** Sends a form. Returns `null` if there was no response.
 * @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] */
export function send(form, submitter = null) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  return request(form.action, { method: 'POST', body: fields });
}

/** Returns the number of seconds after which the request may be repeated; 0 if the server does not specify it.
 * @param {Response | null} response */
export const retryAfter = (response) => Math.min(Number(response?.headers.get('retry-after')) || 0, MAX_RETRY_AFTER);

/** @param {Response} response */
export const parse = async (response) => new DOMParser().parseFromString(await response.text(), 'text/html');

/** Returns why a request failed and when to try again, in the language of the player: the sentence on the server's error page,
 * or a general one.
 * @param {Response | null} response @param {Document | null} answer @param {HTMLElement} status with the general sentences */
export function reason(response, answer, status) {
  if (!answer) return status.dataset.noAnswer ?? '';
  const text = answer.querySelector('#error')?.textContent?.trim() || status.dataset.failed;
  const seconds = retryAfter(response);
  return seconds ? `${text} ${(status.dataset.retryIn ?? '').replace('#', String(seconds))}` : text ?? '';
}
