import { matchRoutes } from "react-router-dom";
import { ADDRESSES, FLOW_ADDRESSES } from "../../journeys/pages/addresses";
import type { AccessRule } from "./access";
import { screenRoutes } from "./routes";

/** An action, never a page. */
const LOGOUT = "/logout";

/** Who walks the addresses of a route. */
const WALKER = {
  open: "visitor",
  visitor: "visitor",
  checkout: "onTheWay",
  confirmation: "onTheWay",
  signedIn: "member",
  subscriber: "subscriber",
  home: "subscriber",
} as const satisfies Record<AccessRule, string>;

const routeOf = (address: string) => {
  const found = matchRoutes([...screenRoutes], address.split("?")[0] ?? "")?.at(-1)?.route;
  return screenRoutes.find((route) => route === found);
};

it("ROUTE-42 the walk through all pages covers every route", () => {
  const walked = [...Object.values(ADDRESSES).flat(), ...FLOW_ADDRESSES, LOGOUT].map(
    (address) => routeOf(address)?.path,
  );
  const paths = screenRoutes.map(({ path }) => path);
  expect(paths.filter((path) => !walked.includes(path))).toEqual([]);
});

it.each(Object.entries(ADDRESSES))(
  "the addresses of a %s cover what only they may open",
  (walker, addresses) => {
    const strangers = addresses.filter((address) => {
      const route = routeOf(address);
      // Members meet the page that is none as well.
      if (route?.path === "*") return walker !== "member";
      return route === undefined || WALKER[route.access] !== walker;
    });
    expect(strangers).toEqual([]);
  },
);
