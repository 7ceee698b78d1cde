/** Faults of worlds and resolvers since the last look; the page under test may have swallowed them. */
const faults: Error[] = [];

/** Keeps a fault for the end of the test and returns it. */
export function recordFault(fault: Error): Error {
  faults.push(fault);
  return fault;
}

/** Returns and forgets the faults so far. */
export const takeFaults = (): readonly Error[] => faults.splice(0);
