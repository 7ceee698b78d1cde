import { getSignedCookies, getSignedUrl } from "@aws-sdk/cloudfront-signer";
import type { MediaSigning, MediaSigningSettings } from "./media-signing.provider";

const SECOND_MS = 1000;

/** Uses canned policies for single files, and a custom policy in cookies for a folder. */
export function cloudfrontSigning(settings: MediaSigningSettings): MediaSigning {
  return {
    signUrl: (url, expiresAt) =>
      getSignedUrl({ ...settings, url, dateLessThan: expiresAt.toISOString() }),
    signFolder: (folderUrl, expiresAt) => {
      const policy = folderPolicy(folderUrl, expiresAt);
      const cookies = getSignedCookies({ ...settings, policy });
      return Object.entries(cookies).flatMap(([name, value]) =>
        value === undefined ? [] : [{ name, value: String(value) }],
      );
    },
  };
}

function folderPolicy(folderUrl: string, expiresAt: Date): string {
  const epochSeconds = Math.floor(expiresAt.getTime() / SECOND_MS);
  return JSON.stringify({
    Statement: [
      {
        Resource: `${folderUrl}/*`,
        Condition: { DateLessThan: { "AWS:EpochTime": epochSeconds } },
      },
    ],
  });
}
