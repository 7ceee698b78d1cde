import { cloudfrontSigning } from "./cloudfront.adapter";
import type { MediaSigning, MediaSigningSettings } from "./media-signing.provider";

/** Every content network we can sign for, by the name configuration picks it with. */
export const mediaSigningProviders = {
  // Also the default on one machine: the sandbox's origin checks the same signatures.
  cloudfront: cloudfrontSigning,
} as const satisfies Record<string, (settings: MediaSigningSettings) => MediaSigning>;
