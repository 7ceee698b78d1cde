let stopCurrent: (() => void) | null = null;

/** Stops the preview that is playing. Returns a function that releases the slot. */
export function claimPreviewSlot(stop: () => void): () => void {
  stopCurrent?.();
  stopCurrent = stop;
  return () => {
    if (stopCurrent === stop) stopCurrent = null;
  };
}
