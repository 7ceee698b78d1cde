import type { Resolvers } from "../execution/resolver";
import { globalId, keyIn } from "../ids";
import type { MemberRow } from "../world/memberRows";
import type { World } from "../world/world";
import { visibleClass } from "./classes";
import { visible } from "./owners";

/** The object with a global id, as far as the viewer may see it. */
function nodeOf(world: World, id: string): object | null {
  const { viewer } = world;
  if (viewer && id === globalId("Member", viewer.key)) return viewer;
  const classKey = keyIn(id, "DanceClass");
  if (classKey !== null) return visibleClass(world, classKey);
  const own = [...(viewer?.saved ?? []), ...(viewer?.records ?? [])];
  const owners = [world.styles, world.instructors, world.playlists].flatMap(visible<NodeRow>);
  return [...own, ...owners].find((row) => globalId(row.__typename, row.key) === id) ?? null;
}

interface NodeRow {
  readonly __typename: string;
  readonly key: string;
  readonly isHidden: boolean;
}

export const memberResolvers: Resolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, world) => world.viewer,
    node: (_: unknown, { id }: { id: string }, world) => nodeOf(world, id),
    visitorLocation: (_: unknown, __: unknown, world) => world.place,
  },
  Member: {
    id: ({ key }: MemberRow) => globalId("Member", key),
    profile: ({ profile, email, isVerified, groups }: MemberRow) => ({
      ...profile,
      email,
      emailVerified: isVerified,
      groups,
    }),
  },
};
