export interface PlaybackCookieSettings {
  readonly name: string;
  readonly value: string;
  /** The browser sends it below this path only. */
  readonly path: string;
  /** Seconds. */
  readonly maxAge: number;
  readonly secure: boolean;
}

/** A cookie for one class's folder that scripts cannot read. */
export const playbackCookie = (settings: PlaybackCookieSettings) =>
  ({ ...settings, httpOnly: true, sameSite: "lax" }) as const;

export type PlaybackCookie = ReturnType<typeof playbackCookie>;
