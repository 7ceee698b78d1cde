export interface MediaAddress {
  /** Sent to browsers: a path on the product's own origin, or a URL on another origin. */
  readonly clientBase: string;
  /** The same with scheme and host, as it is signed. */
  readonly signed: string;
  readonly folder: string;
}

/** `baseUrl` is a path or a URL, and `publicUrl` is the address that members open. */
export function mediaAddress(baseUrl: string, publicUrl: string): MediaAddress {
  const base = new URL(baseUrl, publicUrl);
  const folder = base.pathname.replace(/\/+$/, "");
  const signed = `${base.origin}${folder}`;
  return { folder, signed, clientBase: baseUrl.startsWith("/") ? folder : signed };
}
