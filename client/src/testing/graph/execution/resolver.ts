import type { World } from "../world/world";

/** Returns a field's value from its parent, its arguments, and the world. */
export type Resolver<Source = never, Args = never> = (
  source: Source,
  args: Args,
  world: World,
) => unknown;

/** Resolvers by type and field. A field without one is read from its row. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;
