import type { ClassPlayer_danceClass$data } from "../../client/src/player/__generated__/ClassPlayer_danceClass.graphql";
import type { Operations } from "./operations.ts";

/** Seconds at which a player would resume, or null if the member has no progress in the class. */
export function resumeAtOf({ danceClass }: Operations["classPage"]["response"]): number | null {
  // The client's types hide what a fragment reads. The response itself holds it.
  const read = danceClass as unknown as Partial<ClassPlayer_danceClass$data> | null;
  return read?.progress?.resumeAtSeconds ?? null;
}
