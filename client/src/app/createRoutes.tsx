import { matchRoutes, type RouteObject, redirect } from "react-router-dom";
import { Loading } from "../design/feedback/Loading";
import { loadWhenReachable } from "../navigation/reachability";
import { AppError, ContentError } from "./ErrorScreens";
import { Frame } from "./Frame";
import { redirectRoutes } from "./redirects";
import { screenRoutes } from "./routes";
import type { RedirectRoute, ScreenRoute } from "./routeTable";
import { withScreenFrame } from "./ScreenFrame";
import { Shell } from "./Shell/Shell";
import { type AccessRuleOfPath, screenLoader } from "./screenLoader";
import type { Services } from "./services";

/** Builds the router's routes, once per page load because loaders hold that load's services. */
export function createRoutes(services: Services): RouteObject[] {
  const accessRuleOf: AccessRuleOfPath = (path) => {
    const match = matchRoutes(routes, path)?.at(-1);
    const row = match?.route.handle as ScreenRoute | undefined;
    return row?.access ?? null;
  };
  const toRoute = (row: ScreenRoute): RouteObject => ({
    path: row.path,
    handle: row,
    loader: screenLoader(row, services, accessRuleOf),
    lazy: { Component: async () => withScreenFrame(row, await loadWhenReachable(row.load)) },
    // Shows the frame immediately unless the viewer is likely to be redirected.
    HydrateFallback:
      row.access === "open" || services.session.isLikelyMember() ? InitialLoading : null,
  });
  const rowsIn = (frame: ScreenRoute["frame"]) =>
    screenRoutes.filter((row) => row.frame === frame).map(toRoute);
  const routes: RouteObject[] = [
    {
      Component: Frame,
      ErrorBoundary: AppError,
      HydrateFallback: InitialLoading,
      children: [
        ...redirectRoutes.map(toRedirect),
        { ErrorBoundary: ContentError, children: rowsIn("bare") },
        {
          Component: Shell,
          children: [{ ErrorBoundary: ContentError, children: rowsIn("shell") }],
        },
      ],
    },
  ];
  return routes;
}

function toRedirect({ path, to }: RedirectRoute): RouteObject {
  return {
    path,
    Component: InitialLoading,
    loader: async ({ params, request }) =>
      redirect(await to({ params, search: new URL(request.url).search })),
  };
}

function InitialLoading() {
  return (
    <>
      <title>Eightcount</title>
      <Loading isPage label="LOADING" />
    </>
  );
}
