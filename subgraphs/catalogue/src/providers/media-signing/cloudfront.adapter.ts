import { getSignedCookies, getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { MediaSigning, MediaSigningSettings } from "./media-signing.provider";

// The signer only takes absolute addresses; this origin is taken off again.
const ANY_ORIGIN = "https://media.invalid";
const SECOND_MS = 1000;

/** CloudFront's signed addresses and signed cookies, both with a custom policy. */
export function cloudfrontSigning(settings: MediaSigningSettings): MediaSigning {
  return {
    signUrl: (path, expiresAt) => {
      const policy = policyFor(path, expiresAt);
      return getSignedUrl({ ...settings, url: `${ANY_ORIGIN}${path}`, policy }).slice(
        ANY_ORIGIN.length,
      );
    },
    signFolder: (folder, expiresAt) => {
      const cookies = getSignedCookies({
        ...settings,
        policy: policyFor(`${folder}/*`, expiresAt),
      });
      return Object.entries(cookies).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, value: String(value) }],
      );
    },
  };
}

function policyFor(path: string, expiresAt: Date): string {
  return JSON.stringify({
    Statement: [
      {
        Resource: `http*://*${path}`,
        Condition: {
          DateLessThan: { "AWS:EpochTime": Math.floor(expiresAt.getTime() / SECOND_MS) },
        },
      },
    ],
  });
}
