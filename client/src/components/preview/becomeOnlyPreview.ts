let stopCurrent: (() => void) | null = null;

/** Stops whichever preview is playing and remembers how to stop this one. Returns how to step down. */
export function becomeOnlyPreview(stop: () => void): () => void {
  stopCurrent?.();
  stopCurrent = stop;
  return () => {
    if (stopCurrent === stop) stopCurrent = null;
  };
}
