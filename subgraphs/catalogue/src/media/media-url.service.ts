import type { Clock } from "@eightcount/service-kit/clock/clock";
import { countLookup } from "@eightcount/service-kit/telemetry/count-lookup";
import { LRUCache } from "lru-cache";
import type { MediaSigning } from "../providers/media-signing/media-signing.provider";
import type { MediaAddress } from "./media-address.rules";
import { pictureExpiry, stillPath } from "./picture.rules";

const CACHE_SIZE = 20_000;

interface Signed {
  readonly url: string;
  readonly expiresAtMs: number;
}

/** Signs URLs of pictures and trailers. Every browser gets the same URL for a day. */
export class MediaUrlService {
  // Signing takes a millisecond of CPU, and a page shows dozens of pictures.
  readonly #signed = new LRUCache<string, Signed>({ max: CACHE_SIZE });

  constructor(
    private readonly signing: MediaSigning,
    private readonly address: MediaAddress,
    private readonly clock: Clock,
  ) {}

  stillUrl(path: string, width: number): string {
    return this.url(stillPath(path, width));
  }

  url(path: string): string {
    const expiresAt = pictureExpiry(path, this.clock());
    const known = this.#signed.get(path);
    const isKnown = known?.expiresAtMs === expiresAt.getTime();
    countLookup("media-urls", isKnown);
    if (known && isKnown) return known.url;
    const signed = this.#sign(path, expiresAt);
    this.#signed.set(path, signed);
    return signed.url;
  }

  #sign(path: string, expiresAt: Date): Signed {
    const { signed, clientBase } = this.address;
    const url = this.signing.signUrl(`${signed}/${path}`, expiresAt);
    return { url: `${clientBase}${url.slice(signed.length)}`, expiresAtMs: expiresAt.getTime() };
  }
}
