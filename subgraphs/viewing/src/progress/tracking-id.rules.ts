const TRACKING_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns null for an invalid id, which is never a reason to refuse progress. */
export function trackingId(text: string | null | undefined): string | null {
  return text && TRACKING_ID.test(text) ? text : null;
}
