const NAME = "eightcount_device";
const DAY_SECONDS = 86_400;

/** Days a browser keeps the cookie: after it requested a code, and after its member was verified. */
export const DEVICE_DAYS = { asked: 1, known: 400 } as const;
export type DeviceDays = (typeof DEVICE_DAYS)[keyof typeof DEVICE_DAYS];

/** The cookie's name; with this prefix browsers let no other site of the domain set it. */
export const deviceCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

/** The cookie that gives a browser its id. */
export const deviceCookie = (value: string, days: DeviceDays, secure: boolean) =>
  ({
    name: deviceCookieName(secure),
    value,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure,
    maxAge: days * DAY_SECONDS,
  }) as const;

export type DeviceCookie = ReturnType<typeof deviceCookie>;
