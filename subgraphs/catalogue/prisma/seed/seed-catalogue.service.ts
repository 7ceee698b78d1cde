import type { ClassToPublish } from "../../src/publishing/class-to-publish";
import type { PublishClassService } from "../../src/publishing/publish-class.service";
import type { Row, SeedRepository } from "./seed.repository";

/** What to seed: classes as a studio hands them in, everything else as rows. */
export interface CatalogueContent {
  readonly styles: readonly Row[];
  readonly instructors: readonly Row[];
  readonly classes: readonly ClassToPublish[];
  readonly playlists: readonly Row[];
  readonly playlistItems: readonly Row[];
}

/** Fills the catalogue with content; a second run changes only what the content has changed. */
export class SeedCatalogueService {
  constructor(
    private readonly seeds: SeedRepository,
    private readonly publishing: PublishClassService,
  ) {}

  /** Classes are published the way a studio's tool would do it. */
  async seed(content: CatalogueContent): Promise<void> {
    await this.seeds.saveStyles(content.styles);
    await this.seeds.saveInstructors(content.instructors);
    await this.publishing.publish(content.classes);
    await this.seeds.savePlaylists(content.playlists, content.playlistItems);
  }
}
