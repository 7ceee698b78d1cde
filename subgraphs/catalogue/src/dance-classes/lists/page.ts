import type { Page } from "@eightcount/service-kit/relay/connection";
import type { DanceClass } from "../dance-class";
import { type ClassOrder, decodeClassCursor, encodeClassCursor } from "./cursor";
import type { OwnedClass } from "./owner";

export interface PageRequest {
  readonly first: number;
  readonly after: string | null;
}

export interface PageInput extends PageRequest {
  readonly order: ClassOrder;
  readonly found: readonly OwnedClass[];
  readonly totalCount: () => Promise<number>;
}

export function toClassPage(input: PageInput): Page<DanceClass> {
  const shown = input.found.slice(0, input.first);
  return {
    nodes: shown.map(({ danceClass }) => danceClass),
    cursors: shown.map(({ danceClass, position }) =>
      encodeClassCursor(input.order, { ...danceClass, position }),
    ),
    hasNextPage: input.found.length > input.first,
    hasPreviousPage: input.after !== null,
    totalCount: input.totalCount,
  };
}

export function keysetOf(order: ClassOrder, after: string | null) {
  return after === null ? null : decodeClassCursor(order, after);
}
