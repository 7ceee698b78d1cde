/** Who sends a request, and from where. */
export interface Caller {
  /** Access token, or null for a visitor. */
  readonly token: string | null;
  /** IP address. Only a stack that `make load` started believes it. */
  readonly address: string;
}

const BYTE = 256;
/** 198.18.0.0/15 is reserved for benchmarks (RFC 2544). */
const ADDRESSES = 2 * BYTE * BYTE;

/** Everyone has an address of their own, so that limits per network do not add them up. */
export function addressOf(number: number): string {
  const place = number % ADDRESSES;
  const bytes = [Math.floor(place / BYTE ** 2) + 18, Math.floor(place / BYTE) % BYTE, place % BYTE];
  return `198.${bytes.join(".")}`;
}

/** A visitor, who shares the address with some member. */
export const visitor = (number: number): Caller => ({ token: null, address: addressOf(number) });
