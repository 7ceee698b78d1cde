/** A phone held upright, in pixels. */
export const PHONE = { width: 390, height: 844 };
/** A window of that phone, which is touched. */
export const PHONE_CONTEXT = { viewport: PHONE, hasTouch: true, isMobile: true };
/** The same phone, turned on its side. */
export const PHONE_LANDSCAPE = { width: PHONE.height, height: PHONE.width };
