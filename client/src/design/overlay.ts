/**
 * Holds messages and notices. Everything outside an open modal dialog is inert, so they move into
 * the topmost dialog and stay readable, audible and usable above it.
 */
export const overlay = document.createElement("div");
overlay.style.display = "contents";
document.body.append(overlay);

/** Moves messages and notices into the topmost open dialog, or back into the page without one. */
export function raiseOverlay(): void {
  const dialogs = document.querySelectorAll<HTMLElement>("dialog[open]");
  const parent = [...dialogs].at(-1) ?? document.body;
  if (overlay.parentElement === parent) return;
  // Where browsers know it, `moveBefore` keeps running animations and the focus.
  if ("moveBefore" in parent) parent.moveBefore(overlay, null);
  else (parent as HTMLElement).append(overlay);
}
