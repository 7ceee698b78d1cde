import { defineSubgraph } from "@eightcount/service-kit/subgraph/define-subgraph";
import { type CatalogueConfig, loadCatalogueConfig } from "./config";
import { classesModule } from "./dance-classes/dance-classes.module";
import { erasureModule } from "./erasure/erasure.module";
import { PrismaClient } from "./generated/client";
import type { CatalogueInfrastructure } from "./infrastructure";
import { instructorsModule } from "./instructors/instructors.module";
import { mediaModule } from "./media/media.module";
import { mediaAddress } from "./media/media-address.rules";
import { playbackModule } from "./media/playback.module";
import { myDataModule } from "./my-data/my-data.module";
import { playlistsModule } from "./playlists/playlists.module";
import { filmLibraryProviders } from "./providers/film-library/registry";
import { mediaSigningProviders } from "./providers/media-signing/registry";
import { publishingModule } from "./publishing/publishing.module";
import { recommendationsModule } from "./recommendations/recommendations.module";
import { searchModule } from "./search/search.module";
import { stylesModule } from "./styles/styles.module";
import { viewsModule } from "./views/views.module";

export const catalogue = defineSubgraph({
  name: "catalogue",
  config: loadCatalogueConfig,
  database: {
    // Half of the gateway's timeout, because a page may need two statements in sequence.
    statementTimeoutMs: 4_000,
    connectionTimeoutMs: 4_000,
    openPrisma: (options) => new PrismaClient(options),
  },
  providers: {
    signing: ({ config }) => signingOf(config),
    films: ({ config }) =>
      filmLibraryProviders.origin({
        originUrl: config.mediaOriginUrl,
        mediaUrl: mediaAddress(config.mediaBaseUrl, config.publicUrl).signed,
        signing: signingOf(config),
      }),
  },
  modules,
});

const signingOf = (config: CatalogueConfig) => mediaSigningProviders[config.mediaSigning](config);

function modules(infrastructure: CatalogueInfrastructure) {
  const media = mediaModule(infrastructure);
  const classes = classesModule(infrastructure, media.services);
  const styles = stylesModule(infrastructure, media.services);
  return {
    media,
    classes,
    styles,
    instructors: instructorsModule(infrastructure, media.services),
    myData: myDataModule(infrastructure),
    playlists: playlistsModule(infrastructure, media.services),
    search: searchModule(infrastructure),
    recommendations: recommendationsModule(infrastructure, {
      ...classes.services,
      ...styles.services,
    }),
    playback: playbackModule(infrastructure, { ...media.services, ...classes.services }),
    publishing: publishingModule(infrastructure),
    erasure: erasureModule(infrastructure),
    views: viewsModule(infrastructure),
  };
}
