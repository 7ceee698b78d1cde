const NAME = "eightcount_device";
const DAY_SECONDS = 86_400;

/** Days a browser keeps the cookie: after a code was asked for, and after its member was proven. */
export const DEVICE_DAYS = { asked: 1, known: 400 } as const;
export type DeviceDays = (typeof DEVICE_DAYS)[keyof typeof DEVICE_DAYS];

/** The cookie's name; with this prefix browsers let no other site of the domain set it. */
export const deviceCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

/** The Set-Cookie header that hands the cookie to the browser. */
export function deviceCookie(text: string, days: DeviceDays, isSecure: boolean): string {
  const secure = isSecure ? "; Secure" : "";
  const life = `Max-Age=${days * DAY_SECONDS}`;
  return `${deviceCookieName(isSecure)}=${text}; Path=/; HttpOnly; SameSite=Lax${secure}; ${life}`;
}
