import type { KeptSince } from "./tracking-entry";

const A_DAY_MS = 86_400_000;

export interface VisitPruning {
  readonly visits: { forgetBefore(moments: KeptSince): Promise<void> };
  readonly keptDays: { readonly members: number; readonly visitors: number };
  readonly now: Date;
}

export function pruneVisits({ visits, keptDays, now }: VisitPruning): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * A_DAY_MS);
  return visits.forgetBefore({
    members: daysAgo(keptDays.members),
    visitors: daysAgo(keptDays.visitors),
  });
}
