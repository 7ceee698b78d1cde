import type { Screens } from "@eightcount/test-kit/releases/screens";

interface Edges<N> {
  readonly edges: readonly { readonly node: N }[];
}

interface Entry {
  readonly id: string;
  readonly updatedAt: string;
  readonly danceClass: {
    readonly classId: string;
    readonly progress: { readonly lastViewedSeconds: number };
  };
}

interface Shown {
  readonly profile: { readonly viewer: { readonly profile: object } };
  readonly subscription: { readonly viewer: { readonly subscription: object } };
  readonly saved: { readonly viewer: { readonly savedClasses: Edges<Entry> } };
  readonly dashboard: {
    readonly viewer: {
      readonly usageMetrics: object;
      readonly classesTaken: Edges<object>;
      readonly continueDancing: Edges<Entry>;
    };
  };
  readonly started: { readonly viewer: { readonly history: Edges<Entry> } };
  readonly completed: { readonly viewer: { readonly history: Edges<Entry> } };
}

const nodes = <N>({ edges }: Edges<N>): readonly N[] => edges.map(({ node }) => node);

const danced = (entries: Edges<Entry>) =>
  nodes(entries).map(({ id, updatedAt, danceClass }) => {
    return [id, danceClass.classId, danceClass.progress.lastViewedSeconds, updatedAt];
  });

/** The part of a member's screens that the member's own data determines. */
export function storedData(screens: Screens) {
  const { profile, subscription, saved, dashboard, started, completed } =
    screens as unknown as Shown;
  const { usageMetrics, classesTaken, continueDancing } = dashboard.viewer;
  return {
    profile: profile.viewer.profile,
    subscription: subscription.viewer.subscription,
    saved: nodes(saved.viewer.savedClasses).map(({ id, danceClass }) => [id, danceClass.classId]),
    continueDancing: nodes(continueDancing).map(({ id }) => id),
    started: danced(started.viewer.history),
    completed: danced(completed.viewer.history),
    totals: usageMetrics,
    chart: nodes(classesTaken),
  };
}
