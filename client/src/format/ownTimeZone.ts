/** The IANA name of the time zone this device is in. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
