/** Fails if the work is late. The work itself goes on. */
export async function inTime<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no result within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether the work succeeds in time. */
export const succeedsInTime = (timeoutMs: number, work: Promise<unknown>): Promise<boolean> =>
  inTime(timeoutMs, work).then(
    () => true,
    () => false,
  );
