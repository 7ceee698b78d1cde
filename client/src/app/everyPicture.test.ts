import { matchRoutes } from "react-router-dom";
import { peopleOf } from "../../journeys/eyes/people";
import { screenRoutes } from "./routes";

/** An action, never a page. */
const LOGOUT = "/logout";

const routeOf = (address: string) =>
  matchRoutes([...screenRoutes], address.split("?")[0] ?? "")?.at(-1)?.route.path;

describe("the pictures", () => {
  const pictured = peopleOf("everybody").flatMap(({ screens }) =>
    screens.map(({ at, shows }) => routeOf(shows ?? at)),
  );

  it("leave no route out", () => {
    const paths = screenRoutes.map(({ path }) => path).filter((path) => path !== LOGOUT);
    expect(paths.filter((path) => !pictured.includes(path))).toEqual([]);
  });

  it("name no two screens of a person the same", () => {
    for (const { screens } of peopleOf("everybody")) {
      const names = screens.map(({ name, layout }) => `${name}.${layout ?? "both"}`);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});
