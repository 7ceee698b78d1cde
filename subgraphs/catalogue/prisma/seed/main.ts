import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { refuseProduction } from "@eightcount/service-kit/config/refuse-production";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { loadCatalogueConfig } from "../../src/config";
import { catalogue as catalogueSubgraph } from "../../src/subgraph";
import { catalogueContent } from "./catalogue-content";
import { SeedRepository } from "./seed.repository";
import { SeedCatalogueService } from "./seed-catalogue.service";

runMain(async () => {
  refuseProduction(process.env, "demo classes have no films and are refused in production");
  const config = loadCatalogueConfig(process.env);
  freezeClock(config);
  const logger = createLogger("catalogue-seed");
  const catalogue = await openSubgraph(catalogueSubgraph, { config, logger });
  try {
    const { publishing } = catalogue.modules.publishing.services;
    const seeds = new SeedRepository(catalogue.infrastructure.pool);
    const content = catalogueContent(new Date());
    await new SeedCatalogueService(seeds, publishing).seed(content);
    const { classes, styles, instructors, playlists } = content;
    logger.info(
      {
        classes: classes.length,
        styles: styles.length,
        instructors: instructors.length,
        playlists: playlists.length,
      },
      "catalogue seeded",
    );
  } finally {
    await catalogue.close();
  }
});
