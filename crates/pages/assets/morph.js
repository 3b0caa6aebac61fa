// Makes one tree look like another and keeps what has an id: pieces glide from where they were to where they are.
// @ts-check

const still = window.matchMedia('(prefers-reduced-motion: reduce)');

/** Makes `shown` look like `drawn`.
 * @param {HTMLElement} shown @param {HTMLElement} drawn */
export function morph(shown, drawn) {
  const before = still.matches ? new Map() : places(shown);
  const focused = document.activeElement instanceof HTMLElement && shown.contains(document.activeElement) ? address(document.activeElement) : null;
  const known = new Map();
  for (const element of shown.querySelectorAll('[id]')) known.set(element.id, element);
  match(shown, drawn, known);
  if (focused) shown.querySelector(focused)?.focus?.({ preventScroll: true });
  glide(shown, before);
}

/** Where everything with an id is.
 * @param {HTMLElement} root */
function places(root) {
  const found = new Map();
  for (const element of root.querySelectorAll('[id]')) found.set(element.id, element.getBoundingClientRect());
  return found;
}

/** How to find an element again after it was drawn anew.
 * @param {HTMLElement} element */
function address(element) {
  if (element.id) return `#${CSS.escape(element.id)}`;
  if (element instanceof HTMLButtonElement && element.value) return `button[value="${CSS.escape(element.value)}"]`;
  return null;
}

/** @param {Element} old @param {Element} fresh @param {Map<string, Element>} known */
function match(old, fresh, known) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !keeps(old, name)) old.removeAttribute(name);
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

/** What a person has opened stays open.
 * @param {Element} element @param {string} attribute */
function keeps(element, attribute) {
  return attribute === 'open' && (element instanceof HTMLDetailsElement || element instanceof HTMLDialogElement);
}

/** The node that becomes `wanted`: the one with its id, wherever it is, or the next one of its kind without one.
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

/** @param {HTMLElement} root @param {Map<string, DOMRect>} before */
function glide(root, before) {
  for (const [id, was] of before) {
    const element = root.querySelector(`#${CSS.escape(id)}`);
    if (!(element instanceof HTMLElement) || !('piece' in element.dataset)) continue;
    const is = element.getBoundingClientRect();
    const [x, y] = [was.left - is.left, was.top - is.top];
    if (Math.abs(x) + Math.abs(y) < 2 || !was.width) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], { duration: 380, easing: 'ease-out' });
  }
}
