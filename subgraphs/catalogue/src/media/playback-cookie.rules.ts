export interface PlaybackCookieSettings {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
  readonly secure: boolean;
}

export const playbackCookie = (settings: PlaybackCookieSettings) =>
  ({ ...settings, httpOnly: true, sameSite: "lax" }) as const;

export type PlaybackCookie = ReturnType<typeof playbackCookie>;
