import { memberPaths, paths, publicPaths } from "../navigation/paths";
import type { PagePath } from "./pagePaths";
import type { RedirectRoute } from "./routeTable";

const leadsTo = (path: PagePath, to: string): RedirectRoute => ({
  path,
  to: ({ search }) => to + search,
});

export const redirectRoutes: readonly RedirectRoute[] = [
  leadsTo("/public", publicPaths.classes),
  leadsTo("/playlists", memberPaths.playlists),
  {
    path: "/playlists/:name",
    to: ({ params }) => `${memberPaths.playlists}/${encodeURIComponent(params.name ?? "")}`,
  },
  leadsTo(paths.reset, paths.resetEmail),
  leadsTo("/reset/*", paths.resetEmail),
  leadsTo(paths.settings, paths.profile),
  leadsTo(paths.help, paths.faq),
  {
    path: "/registration/*",
    to: async ({ search, params }) =>
      (await import("../visitor/registrationStart")).registrationStart(search, params["*"]),
  },
];
