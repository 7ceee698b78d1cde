import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { nameKey } from "../names/name-key.rules";
import type { Style } from "./style";
import type { StyleRepository } from "./style.repository";

/** The styles that may be seen; public. */
export class StyleService {
  constructor(private readonly styles: StyleRepository) {}

  /** All of them, in the display order. */
  async list(): Promise<readonly Style[]> {
    return [...(await this.styles.list())].sort(compareStyles);
  }

  /** By display name or route slug; null when unknown or hidden. */
  find(name: string): Promise<Style | null> {
    return this.styles.findByKey(nameKey(name));
  }
}
