/** Contains messages and notices, in the page or in the topmost dialog. */
export const overlay = document.createElement("div");
overlay.style.display = "contents";
document.body.append(overlay);

const RAISED = "raised";

/** Tells messages that a dialog opened over the page. */
export const announceRaise = () => void overlay.dispatchEvent(new Event(RAISED));

export function onOverlayRaised(listener: () => void): () => void {
  overlay.addEventListener(RAISED, listener);
  return () => overlay.removeEventListener(RAISED, listener);
}
