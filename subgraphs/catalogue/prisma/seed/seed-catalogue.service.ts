import type { ClassToPublish } from "../../src/publishing/class-to-publish";
import type { PublishClassService } from "../../src/publishing/publish-class.service";
import type { Row, SeedRepository } from "./seed.repository";

export interface CatalogueContent {
  readonly styles: readonly Row[];
  readonly instructors: readonly Row[];
  readonly classes: readonly ClassToPublish[];
  readonly playlists: readonly Row[];
  readonly playlistItems: readonly Row[];
}

export class SeedCatalogueService {
  constructor(
    private readonly seeds: SeedRepository,
    private readonly publishing: PublishClassService,
  ) {}

  /** A second run changes only rows whose content has changed. */
  async seed(content: CatalogueContent): Promise<void> {
    await this.seeds.saveStyles(content.styles);
    await this.seeds.saveInstructors(content.instructors);
    await this.publishing.publish(content.classes);
    await this.seeds.savePlaylists(content.playlists, content.playlistItems);
  }
}
