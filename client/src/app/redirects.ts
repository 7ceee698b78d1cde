import { memberPaths, paths, publicPaths } from "../navigation/paths";
import type { PagePath } from "./pagePaths";
import type { RedirectRoute } from "./routeTable";

const redirectRoute = (path: PagePath, to: string): RedirectRoute => ({
  path,
  to: ({ search }) => to + search,
});

export const redirectRoutes: readonly RedirectRoute[] = [
  redirectRoute("/public", publicPaths.classes),
  redirectRoute("/playlists", memberPaths.playlists),
  {
    path: "/playlists/:name",
    to: ({ params }) => `${memberPaths.playlists}/${encodeURIComponent(params.name ?? "")}`,
  },
  redirectRoute(paths.reset, paths.resetEmail),
  redirectRoute("/reset/*", paths.resetEmail),
  redirectRoute(paths.settings, paths.profile),
  redirectRoute(paths.help, paths.faq),
  {
    path: "/registration/*",
    to: async ({ search, params }) =>
      (await import("../visitor/registrationStart")).registrationStart(search, params["*"]),
  },
];
