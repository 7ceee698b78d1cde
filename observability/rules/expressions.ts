export const subgraphJobs = "(accounts|catalogue|viewing|billing)(-worker)?";
export const componentJobs = `gateway|client|${subgraphJobs}`;

/**
 * Growth of a counter, by series. `increase` alone misses the first event, because a counter is not
 * exported before it.
 */
export const growth = (counter: string, window: string): string =>
  `((increase(${counter}[${window}]) > 0) or (${counter} unless ${counter} offset ${window}))`;
