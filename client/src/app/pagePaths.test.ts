import { PAGE_PATHS } from "./pagePaths";
import { redirectRoutes } from "./redirects";
import { screenRoutes } from "./routes";

const NOT_FOUND = ["/public/*", "*"];

it("ROUTE-28 the server's list of pages is the router's table", () => {
  const routed = [...screenRoutes, ...redirectRoutes].map(({ path }) => path);
  expect([...PAGE_PATHS].sort()).toEqual(routed.filter((path) => !NOT_FOUND.includes(path)).sort());
});
