import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import type { PageArgs } from "@eightcount/service-kit/relay/page-args";
import type { DanceClass } from "../dance-class";
import type { ClassLoaders } from "../dance-class.loaders";
import type { ClassOrder } from "./cursor";
import { MAX_POPULAR, OWNED_PAGE, POPULAR } from "./list.type";
import type { OwnerKey } from "./owner";
import { keysetOf, toClassPage } from "./page";

export async function ownedClassConnection(
  loaders: ClassLoaders,
  owner: OwnerKey & { readonly order: ClassOrder },
  { first, after = null }: PageArgs,
) {
  const size = pageSize(first, OWNED_PAGE);
  const { order } = owner;
  const found = await loaders.ownedClasses.load({
    ...owner,
    limit: size + 1,
    after: keysetOf(order, after),
  });
  const totalCount = () => loaders.classCount.load({ owner: owner.owner, id: owner.id });
  return toConnection(toClassPage({ order, first: size, after, found, totalCount }));
}

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
