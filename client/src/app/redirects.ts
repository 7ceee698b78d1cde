import type { PagePath } from "./pagePaths";
import type { RedirectRoute } from "./routeTable";

const leadsTo = (path: PagePath, to: string): RedirectRoute => ({
  path,
  to: ({ search }) => to + search,
});

/** Addresses that only lead to another. */
export const redirectRoutes: readonly RedirectRoute[] = [
  leadsTo("/public", "/public/catalog"),
  leadsTo("/playlists", "/playlist"),
  {
    path: "/playlists/:name",
    to: ({ params }) => `/playlist/${encodeURIComponent(params.name ?? "")}`,
  },
  leadsTo("/reset", "/reset/email"),
  leadsTo("/reset/*", "/reset/email"),
  leadsTo("/settings", "/settings/profile"),
  leadsTo("/help", "/help/FAQ"),
  {
    path: "/registration/*",
    to: async ({ search, params }) =>
      (await import("../visitor/registrationStart")).registrationStart(search, params["*"]),
  },
];
