export interface Bucket {
  readonly upTo: number;
  /** Observations up to `upTo`, those of the smaller buckets included. */
  readonly count: number;
}

/** Estimates a quantile as Prometheus does, evenly within its bucket. Null without observations. */
export function quantile(share: number, buckets: readonly Bucket[]): number | null {
  const sorted = buckets.toSorted((left, right) => left.upTo - right.upTo);
  const wanted = share * (sorted.at(-1)?.count ?? 0);
  if (wanted <= 0) return null;
  const index = sorted.findIndex(({ count }) => count >= wanted);
  const [bucket, below] = [sorted[index], sorted[index - 1] ?? { upTo: 0, count: 0 }];
  if (!bucket || bucket.upTo === Number.POSITIVE_INFINITY) return below.upTo;
  const part = (wanted - below.count) / (bucket.count - below.count);
  return below.upTo + (bucket.upTo - below.upTo) * part;
}
