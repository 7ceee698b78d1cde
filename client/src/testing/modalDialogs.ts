/**
 * `showModal` and `close`, which jsdom lacks: the focus moves in and returns, and Escape cancels
 * the topmost dialog. The page behind does not become inert.
 */
const openers = new Map<HTMLDialogElement, Element | null>();
const topmost = () => [...openers.keys()].at(-1);

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    openers.set(this, document.activeElement);
    this.open = true;
    this.focus();
  },
  close(this: HTMLDialogElement) {
    const opener = openers.get(this);
    openers.delete(this);
    this.open = false;
    const isInert = topmost()?.contains(opener ?? null) === false;
    if (opener instanceof HTMLElement && !isInert) opener.focus();
  },
});

document.addEventListener("keydown", (event) => {
  const dialog = topmost();
  if (!dialog || event.key !== "Escape" || event.defaultPrevented) return;
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
});
