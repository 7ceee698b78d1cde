type Send = (operation: string, variables: object) => Promise<unknown>;

const TIME_ZONE = { timeZone: "UTC" };

const SCREENS: Readonly<Record<string, readonly [operation: string, variables: object]>> = {
  profile: ["ProfileScreenQuery", {}],
  subscription: ["SubscriptionScreenQuery", {}],
  saved: ["SavedScreenQuery", {}],
  dashboard: ["DashboardScreenQuery", TIME_ZONE],
  started: ["HistoryScreenQuery", { status: "STARTED", ...TIME_ZONE }],
  completed: ["HistoryScreenQuery", { status: "COMPLETED", ...TIME_ZONE }],
};

export type Screens = Readonly<Record<keyof typeof SCREENS, unknown>>;

export async function readScreens(send: Send): Promise<Screens> {
  const opened = Object.entries(SCREENS).map(async ([name, [operation, variables]]) => {
    return [name, await send(operation, variables)] as const;
  });
  return Object.fromEntries(await Promise.all(opened));
}
