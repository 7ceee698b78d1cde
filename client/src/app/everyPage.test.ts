import { matchRoutes } from "react-router-dom";
import { ADDRESSES, ON_THE_WAY } from "../../journeys/pages/addresses";
import { screenRoutes } from "./routes";

/** An action, never a page. */
const LOGOUT = "/logout";

it("ROUTE-42 the journey through every page leaves no route out", () => {
  const walked = [...Object.values(ADDRESSES).flat(), ...ON_THE_WAY, LOGOUT].map(
    (address) => matchRoutes([...screenRoutes], address.split("?")[0] ?? "")?.at(-1)?.route.path,
  );
  const paths = screenRoutes.map(({ path }) => path);
  expect(paths.filter((path) => !walked.includes(path))).toEqual([]);
});
