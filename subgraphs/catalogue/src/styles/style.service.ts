import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import { nameKey } from "../names/name-key.rules";
import type { Style } from "./style";
import type { StyleRepository } from "./style.repository";

export class StyleService {
  constructor(private readonly styles: StyleRepository) {}

  async list(): Promise<readonly Style[]> {
    return [...(await this.styles.list())].sort(compareStyles);
  }

  find(name: string): Promise<Style | null> {
    return this.styles.findByKey(nameKey(name));
  }
}
