const TRACKING_ID = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * An id the browser's tracking made, or null. What does not look like one is left out and never a
 * reason to refuse progress.
 */
export function trackingId(text: string | null | undefined): string | null {
  return text && TRACKING_ID.test(text) ? text : null;
}
