const NAME = "eightcount_device";
const DAY_SECONDS = 86_400;

/** Days a browser keeps the cookie after requesting a code, and after verifying its member. */
export const DEVICE_DAYS = { requested: 1, known: 400 } as const;
export type DeviceDays = (typeof DEVICE_DAYS)[keyof typeof DEVICE_DAYS];

/** Browsers accept the `__Host-` prefix only from the host itself, not from sibling domains. */
export const deviceCookieName = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);

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
