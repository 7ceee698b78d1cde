import type { MediaSigning } from "../media-signing/media-signing.provider";
import type { FilmLibrary } from "./film-library.provider";

export interface OriginSettings {
  /** Address of the media origin as this process reaches it, with scheme, host, and port. */
  readonly originUrl: string;
  /** Media base URL for browsers, with scheme and host. Signatures cover this URL. */
  readonly mediaUrl: string;
  readonly signing: MediaSigning;
}

/** The last of a film's files to arrive. Once it exists, the streams do too. */
const LAST_FILE = "trailer.mp4";
const TIMEOUT_MS = 2_000;
const SIGNATURE_TTL_MS = 60_000;

/** Sends a signed HEAD request for each class's last file. The origin returns 200 or 404. */
export function originFilmLibrary({ originUrl, mediaUrl, signing }: OriginSettings): FilmLibrary {
  const exists = async (classId: string): Promise<boolean> => {
    const file = `${mediaUrl}/classes/${classId}/${LAST_FILE}`;
    const signed = new URL(signing.signUrl(file, new Date(Date.now() + SIGNATURE_TTL_MS)));
    const response = await fetch(new URL(`${signed.pathname}${signed.search}`, originUrl), {
      method: "HEAD",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return true;
    if (response.status === 404) return false;
    throw new Error(`media origin responded with status ${response.status} for ${file}`);
  };
  return {
    readiness: async (classIds) => {
      const results = classIds.map(async (id) => [id, await exists(id).catch(asError)] as const);
      return new Map(await Promise.all(results));
    },
  };
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));
