import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { MediaSigning } from "../providers/media-signing/media-signing.provider";
import { pictureExpiry, stillPath } from "./picture.rules";

const REMEMBERED = 5_000;

/** Addresses of pictures and trailers; everybody gets the same one within an hour. */
export class MediaUrlService {
  // Signing costs a millisecond of CPU and a page shows dozens of pictures.
  readonly #signed = new Map<string, string>();
  #expiresAtMs = 0;

  /** `baseUrl`: path or absolute address below which all media lies, without a final slash. */
  constructor(
    private readonly signing: MediaSigning,
    private readonly baseUrl: string,
    private readonly clock: Clock,
  ) {}

  /** A class's still in at least this width. */
  stillUrl(path: string, width: number): string {
    return this.url(stillPath(path, width));
  }

  /** Signed address of a file; `path` is below the media address. */
  url(path: string): string {
    const expiresAt = pictureExpiry(this.clock());
    if (expiresAt.getTime() !== this.#expiresAtMs) {
      this.#signed.clear();
      this.#expiresAtMs = expiresAt.getTime();
    }
    const url = this.#signed.get(path) ?? this.#sign(path, expiresAt);
    // Taken out and put back at the end, so that what nobody asks for is forgotten first.
    this.#signed.delete(path);
    this.#signed.set(path, url);
    if (this.#signed.size > REMEMBERED) this.#forgetFirst();
    return url;
  }

  #sign(path: string, expiresAt: Date): string {
    const { origin, folder } = splitBase(this.baseUrl);
    return `${origin}${this.signing.signUrl(`${folder}/${path}`, expiresAt)}`;
  }

  #forgetFirst(): void {
    const first = this.#signed.keys().next();
    if (!first.done) this.#signed.delete(first.value);
  }
}

/** The origin and the path of a media address; a path-relative one has no origin. */
export function splitBase(baseUrl: string): { readonly origin: string; readonly folder: string } {
  const parts = /^(https?:\/\/[^/]+)?(.*)$/.exec(baseUrl);
  return { origin: parts?.[1] ?? "", folder: (parts?.[2] ?? "").replace(/\/+$/, "") };
}
