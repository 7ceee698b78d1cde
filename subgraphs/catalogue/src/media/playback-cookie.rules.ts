export interface PlaybackCookie {
  readonly name: string;
  readonly value: string;
  /** Only sent below this path. */
  readonly path: string;
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
}

/** A Set-Cookie header out of reach of scripts, for one class's folder only. */
export function playbackCookie(cookie: PlaybackCookie): string {
  return [
    `${cookie.name}=${cookie.value}`,
    `Path=${cookie.path}`,
    `Max-Age=${cookie.maxAgeSeconds}`,
    "HttpOnly",
    "SameSite=Lax",
    ...(cookie.isSecure ? ["Secure"] : []),
  ].join("; ");
}
