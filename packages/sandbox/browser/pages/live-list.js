/**
 * Replaces the list's items without losing the focus, and returns how many are new.
 * @param {HTMLElement} list
 * @param {string} items markup made by the server
 */
export function replaceItems(list, items) {
  const before = list.childElementCount;
  const focused = document.activeElement?.getAttribute("href");
  list.innerHTML = items;
  const again = focused ? list.querySelector(`a[href="${CSS.escape(focused)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
  return list.childElementCount - before;
}
