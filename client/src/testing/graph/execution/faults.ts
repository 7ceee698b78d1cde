/** Faults since the last check, which the page under test may have swallowed. */
const faults: Error[] = [];

/** Stores a fault for the end of the test and returns it. */
export function recordFault(fault: Error): Error {
  faults.push(fault);
  return fault;
}

/** Returns and clears the faults so far. */
export const takeFaults = (): readonly Error[] => faults.splice(0);
