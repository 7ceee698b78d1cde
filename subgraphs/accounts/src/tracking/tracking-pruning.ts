import type { RetentionCutoffs } from "./tracking-entry";

const A_DAY_MS = 86_400_000;

export interface VisitPruning {
  readonly visits: { pruneBefore(moments: RetentionCutoffs): Promise<void> };
  readonly retentionDays: { readonly members: number; readonly visitors: number };
  readonly now: Date;
}

export function pruneVisits({ visits, retentionDays, now }: VisitPruning): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * A_DAY_MS);
  return visits.pruneBefore({
    members: daysAgo(retentionDays.members),
    visitors: daysAgo(retentionDays.visitors),
  });
}
