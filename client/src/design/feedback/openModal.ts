import { overlay } from "./overlay";

/** Ref of a `<dialog>` that is modal for as long as it is mounted. The page behind does not move. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root, body } = document;
  // The page keeps the width it has next to its scrollbar.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  body.style.overflow = "hidden";
  dialog.showModal();
  // The browser has chosen the first button, which would look like an answer.
  dialog.focus();
  raiseOverlay();
  return () => {
    dialog.close();
    if (raiseOverlay() !== body) return;
    body.style.overflow = "";
    root.style.scrollbarGutter = "";
  };
}

/**
 * Moves messages and notices into the topmost dialog, or back into the page without one, and returns
 * where they are. Everything outside a modal dialog is inert: there they could not be used or heard.
 */
function raiseOverlay(): HTMLElement {
  const parent =
    [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.body;
  if (overlay.parentElement === parent) return parent;
  // Where browsers know it, `moveBefore` keeps running animations and the focus.
  if (parent.moveBefore) parent.moveBefore(overlay, null);
  else parent.append(overlay);
  return parent;
}
