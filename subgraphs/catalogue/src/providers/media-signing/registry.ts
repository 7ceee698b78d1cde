import { cloudfrontSigning } from "./cloudfront.adapter";
import type { MediaSigning, MediaSigningSettings } from "./media-signing.provider";

export const mediaSigningProviders = {
  // Also the local default, because the sandbox's origin checks the same signatures.
  cloudfront: cloudfrontSigning,
} as const satisfies Record<string, (settings: MediaSigningSettings) => MediaSigning>;
