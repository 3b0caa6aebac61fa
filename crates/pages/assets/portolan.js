// The entry: what a page can do beyond forms and links. Without it every page still works.
// @ts-check
import { giveHints } from './hint.js';
import { keepUpToDate } from './live.js';
import { listenToKeys } from './keyboard.js';

document.documentElement.classList.add('script');

for (const link of document.querySelectorAll('code.link')) {
  // Links are written without a host where the host does not know its own name.
  if (link.textContent?.startsWith('/')) link.textContent = location.origin + link.textContent;
}

const table = /** @type {HTMLElement | null} */ (document.querySelector('main.table-page'));
if (table) {
  keepUpToDate(table);
  listenToKeys(table);
  giveHints(table);
}
