import { announceRaise, overlay } from "./overlay";

/** Ref callback that keeps a `<dialog>` modal while mounted and locks page scrolling. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root, body } = document;
  // Keeps the page width when the scrollbar disappears.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  body.style.overflow = "hidden";
  dialog.showModal();
  // The browser focuses the first button, which would look like a preselected choice.
  dialog.focus();
  raiseOverlay();
  announceRaise();
  return () => {
    dialog.close();
    if (raiseOverlay() !== body) return;
    body.style.overflow = "";
    root.style.scrollbarGutter = "";
  };
}

/** Moves messages into the topmost dialog, because everything outside a modal is inert. */
function raiseOverlay(): HTMLElement {
  const parent =
    [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  if (overlay.parentElement === parent) return parent;
  // `moveBefore` keeps running animations and focus where the browser supports it.
  if (parent.moveBefore) parent.moveBefore(overlay, null);
  else parent.append(overlay);
  return parent;
}
