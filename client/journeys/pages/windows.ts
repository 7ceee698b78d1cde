/** An upright phone, in pixels. */
export const PHONE = { width: 390, height: 844 };
/** A window of that phone with touch. */
export const PHONE_CONTEXT = { viewport: PHONE, hasTouch: true, isMobile: true };
/** The same phone in landscape. */
export const PHONE_LANDSCAPE = { width: PHONE.height, height: PHONE.width };
