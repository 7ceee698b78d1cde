import { edgePaths, edgeTarget } from "./paths";

it.each([
  ["/graphql", "gateway"],
  ["/graphql?id=abc", "gateway"],
  ["/graphql/other", "client"],
  ["/media/classes/1/master.m3u8?Policy=x", "sandbox"],
  ["/media", "sandbox"],
  ["/mediation", "client"],
  ["/otlp/v1/traces", "sandbox"],
  ["/recurly/token", "sandbox"],
  ["/recurly.js", "sandbox"],
  ["/recurly.jsx", "client"],
  ["/", "client"],
  ["/class/1", "client"],
  ["/webhooks/recurly", "client"],
  ["/mailbox", "client"],
])("%s goes to the %s", (url, target) => {
  expect(edgeTarget(url)).toBe(target);
});

it("keeps the subgraphs and the provider's server API off the public origin", () => {
  expect(new Set(edgePaths.map(({ to }) => to))).toEqual(new Set(["gateway", "sandbox", "client"]));
});
