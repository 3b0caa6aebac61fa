// The entry point of the scripts. Every page works without them.
// @ts-check
import { showHints } from './hint.js';
import { listenToKeys } from './keyboard.js';
import { completeLinks, keepUpToDate } from './live.js';

document.documentElement.classList.add('script');
completeLinks(document);

const table = /** @type {HTMLElement | null} */ (document.querySelector('main.table-page'));
if (table) {
  keepUpToDate(table);
  listenToKeys(table);
  showHints(table);
}
