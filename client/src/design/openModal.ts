import { raiseOverlay } from "./overlay";

/** Ref of a `<dialog>` that is modal for as long as it is mounted. The page keeps its scroll position. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { documentElement: root, body } = document;
  // The page keeps the width it has next to its scrollbar.
  if (innerWidth > root.clientWidth) root.style.scrollbarGutter = "stable";
  body.style.overflow = "hidden";
  // The dialog itself gets the focus, not its first button.
  dialog.setAttribute("autofocus", "");
  dialog.showModal();
  raiseOverlay();
  return () => {
    dialog.close();
    raiseOverlay();
    if (document.querySelector("dialog[open]")) return;
    body.style.overflow = "";
    root.style.scrollbarGutter = "";
  };
}
