import type { NewMember } from "./member-record";

/** A new member's profile as its table and a pending sign-up keep it. */
export function profileColumns({ prefStyles, keapTagIds, ...rest }: NewMember["profile"]) {
  return {
    ...rest,
    ...(prefStyles ? { prefStyles: [...prefStyles] } : {}),
    ...(keapTagIds ? { keapTagIds: [...keapTagIds] } : {}),
  };
}
