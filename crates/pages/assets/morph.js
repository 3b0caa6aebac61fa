// Changes one element into another and reuses elements with the same id, so that pieces move from their old to their new place.
// @ts-check

const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Changes `old` into `fresh`.
 * @param {HTMLElement} old @param {HTMLElement} fresh */
export function morph(old, fresh) {
  const before = reducedMotion.matches ? new Map() : positions(old);
  const focused = document.activeElement instanceof HTMLElement && old.contains(document.activeElement) ? selectorOf(document.activeElement) : null;
  const known = new Map();
  for (const element of old.querySelectorAll('[id]')) known.set(element.id, element);
  match(old, fresh, known);
  if (focused) /** @type {HTMLElement | null} */ (old.querySelector(focused))?.focus({ preventScroll: true });
  animateMoves(old, before);
}

/** Returns the positions of all elements with an id.
 * @param {HTMLElement} root */
function positions(root) {
  const found = new Map();
  for (const element of root.querySelectorAll('[id]')) found.set(element.id, element.getBoundingClientRect());
  return found;
}

/** Returns a selector that finds an element again after a change; `null` if there is none.
 * @param {HTMLElement} element */
function selectorOf(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLButtonElement && element.value) return `button[value="${CSS.escape(element.value)}"]`;
  return null;
}

/** @param {Element} old @param {Element} fresh @param {Map<string, Element>} known */
function match(old, fresh, known) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !isPreserved(old, name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement && document.activeElement !== old) old.value = fresh.value;
  let place = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = counterpart(wanted, place, known);
    if (!found) {
      old.insertBefore(wanted, place);
      continue;
    }
    if (found === place) place = place.nextSibling;
    else old.insertBefore(found, place);
    if (found instanceof Element && wanted instanceof Element) match(found, wanted, known);
    else if (found.nodeValue !== wanted.nodeValue) found.nodeValue = wanted.nodeValue;
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** Whether an attribute is preserved: what the player has opened stays open.
 * @param {Element} element @param {string} attribute */
function isPreserved(element, attribute) {
  return attribute === 'open' && (element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement);
}

/** Returns the node that is changed into `wanted`: the one with the same id, at any place, or else the next one of its kind
 * without an id; `null` if there is none.
 * @param {ChildNode} wanted @param {ChildNode | null} place @param {Map<string, Element>} known */
function counterpart(wanted, place, known) {
  if (wanted instanceof Element && wanted.id) {
    const found = known.get(wanted.id);
    return found && found.localName === wanted.localName ? found : null;
  }
  if (!place || place.nodeType !== wanted.nodeType) return null;
  if (place instanceof Element && wanted instanceof Element) {
    return !place.id && place.localName === wanted.localName ? place : null;
  }
  return place;
}

/** Animates pieces from their old positions.
 * @param {HTMLElement} root @param {Map<string, DOMRect>} before */
function animateMoves(root, before) {
  for (const [id, was] of before) {
    const element = root.querySelector(`#${CSS.escape(id)}`);
    if (!(element instanceof HTMLElement) || !('piece' in element.dataset)) continue;
    const is = element.getBoundingClientRect();
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (Math.abs(x) + Math.abs(y) < 2 || !was.width) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: 380, easing: 'ease-out' });
  }
}
