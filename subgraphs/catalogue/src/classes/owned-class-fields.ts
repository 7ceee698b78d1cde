import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import type { ClassLoaders } from "./class.loaders";
import type { ClassOrder } from "./class-cursor";
import { MAX_POPULAR, OWNED_PAGE, type OwnedListArgs, POPULAR } from "./class-list.type";
import type { OwnerKey } from "./class-owner";
import { keysetOf, toClassPage } from "./class-page";
import type { DanceClass } from "./dance-class";

/** The `classes` connection of one style, teacher or playlist. */
export async function ownedClassConnection(
  loaders: ClassLoaders,
  owner: OwnerKey & { readonly order: ClassOrder },
  { first, after = null }: OwnedListArgs,
) {
  const size = pageSize(first ?? undefined, OWNED_PAGE);
  const { order } = owner;
  const found = await loaders.ownedClasses.load({
    ...owner,
    limit: size + 1,
    after: keysetOf(order, after),
  });
  const totalCount = () => loaders.classCount.load({ owner: owner.owner, id: owner.id });
  return toConnection(toClassPage({ order, first: size, after, found, totalCount }));
}

/** The most viewed classes of one style, teacher or playlist. */
export async function popularClasses(
  loaders: ClassLoaders,
  owner: OwnerKey,
  first: number | null | undefined,
): Promise<readonly DanceClass[]> {
  const limit = Math.min(Math.max(first ?? POPULAR, 1), MAX_POPULAR);
  const found = await loaders.ownedClasses.load({
    ...owner,
    order: "MOST_POPULAR",
    limit,
    after: null,
  });
  return found.map(({ danceClass }) => danceClass);
}
