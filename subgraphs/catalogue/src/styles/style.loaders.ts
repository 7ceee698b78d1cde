import { byId } from "@eightcount/service-kit/graph/batching";
import type DataLoader from "dataloader";
import type { Style } from "./style";
import type { StyleRepository } from "./style.repository";

export interface StyleLoaders {
  readonly style: DataLoader<string, Style | null>;
  /** Runs one query per request. */
  readonly visibleStyles: () => Promise<readonly Style[]>;
}

export const styleLoaders = (styles: StyleRepository) => (): StyleLoaders => {
  let visibleStyles: Promise<readonly Style[]> | null = null;
  return {
    style: byId((ids) => styles.findMany(ids)),
    visibleStyles: () => {
      visibleStyles ??= styles.list();
      return visibleStyles;
    },
  };
};
