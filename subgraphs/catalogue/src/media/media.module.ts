import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import type { CatalogueInfrastructure } from "../infrastructure";
import { mediaAddress } from "./media-address.rules";
import { MediaUrlService } from "./media-url.service";

export function mediaModule({ config, providers, clock }: CatalogueInfrastructure) {
  const address = mediaAddress(config.mediaBaseUrl, config.publicUrl);
  const media = new MediaUrlService(providers.signing, address, clock);
  return { services: { address, media } } satisfies FeatureModule;
}
