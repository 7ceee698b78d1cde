const selectors = require("jsdom/lib/jsdom/living/helpers/selectors");
const { implForWrapper } = require("jsdom/lib/jsdom/living/generated/utils");

/** A last compound of plain names only, such as `a`, `.b` or `a.b#c:hover`. */
const COMPOUND = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+|:[\w-]+)*)$/i;
const COMBINATORS = /[\s>+~]+/;
const CLASS = /\.([\w-]+)/;

/** Returns the parts of a selector list, without anything in brackets, parentheses, or quotes. */
function outerParts(selector) {
  const outer = selector.replace(/"[^"\\]*"|'[^'\\]*'/g, "");
  let depth = 0;
  let kept = "";
  for (const letter of outer) {
    if (letter === "(" || letter === "[") depth += 1;
    else if (letter === ")" || letter === "]") depth -= 1;
    else if (depth === 0) kept += letter;
  }
  return kept.split(",");
}

/** Returns a class, or else a type, that an element needs to match. Null if there may be none. */
function needOf(part) {
  const last = part.trim().split(COMBINATORS).at(-1);
  const [, type, rest = ""] = COMPOUND.exec(last) ?? [];
  const name = CLASS.exec(rest)?.[1];
  if (name) return { name };
  return type && type !== "*" ? { type: type.toLowerCase() } : null;
}

/** Returns what the parts of a selector list need, or null if any element may match one. */
function needsOf(selector) {
  // Rules such as keyframes have no selector.
  if (!selector || selector.includes("\\")) return null;
  const needs = outerParts(selector).map(needOf);
  return needs.includes(null) ? null : needs;
}

const knownNeeds = new Map();

/** Returns false for an element that lacks the class or type that a selector asks for. */
function mayMatch(element, selector) {
  if (!knownNeeds.has(selector)) knownNeeds.set(selector, needsOf(selector));
  const needs = knownNeeds.get(selector);
  if (needs === null || element._ownerDocument.compatMode !== "CSS1Compat") return true;
  return needs.some(({ name, type }) =>
    name ? element.classList.contains(name) : element._localName.toLowerCase() === type,
  );
}

const { matchesDontThrow } = selectors;

/**
 * jsdom asks its selector engine about every rule for every element, which took a tenth of the time
 * of tests of pages. Like a browser, this asks only about rules that name the element's class or type.
 */
selectors.matchesDontThrow = (element, selector) =>
  mayMatch(element, selector) && matchesDontThrow(element, selector);

/** Makes a window compute the style of an element once for each state of its document. */
function rememberStyles(window) {
  const { getComputedStyle } = window;
  const styles = new WeakMap();
  // jsdom replaces this map when anything in the document changes.
  const stateOf = ({ _ownerDocument, _attached }) =>
    _attached ? _ownerDocument._styleCache : null;
  window.getComputedStyle = (element, pseudoElement) => {
    const node = implForWrapper(element);
    if (!node || pseudoElement) return getComputedStyle(element, pseudoElement);
    const known = styles.get(stateOf(node))?.get(node);
    if (known) return known;
    const style = getComputedStyle(element);
    const state = stateOf(node);
    if (state && !styles.has(state)) styles.set(state, new WeakMap());
    styles.get(state)?.set(node, style);
    return style;
  };
}

module.exports = { rememberStyles };
