/** A phone held upright, in pixels. */
export const PHONE = { width: 390, height: 844 };
/** The same phone, turned on its side. */
export const TURNED = { width: PHONE.height, height: PHONE.width };
