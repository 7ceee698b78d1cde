/** Where all media lies. */
export interface MediaAddress {
  /** What browsers are told: a path on the product's own origin, or another origin's address. */
  readonly handedOut: string;
  /** The same with scheme and host, as it is signed. */
  readonly signed: string;
  /** Its path. */
  readonly folder: string;
}

/** `baseUrl`: a path or an absolute address; `publicUrl`: the address members open. */
export function mediaAddress(baseUrl: string, publicUrl: string): MediaAddress {
  const base = new URL(baseUrl, publicUrl);
  const folder = base.pathname.replace(/\/+$/, "");
  const signed = `${base.origin}${folder}`;
  return { folder, signed, handedOut: baseUrl.startsWith("/") ? folder : signed };
}
