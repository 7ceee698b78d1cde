import type { NewMember } from "./member-record";

export function profileColumns({ prefStyles, keapTagIds, ...rest }: NewMember["profile"]) {
  return {
    ...rest,
    ...(prefStyles ? { prefStyles: [...prefStyles] } : {}),
    ...(keapTagIds ? { keapTagIds: [...keapTagIds] } : {}),
  };
}
