import { edgePaths, edgeTarget, originForm } from "./paths";

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
  ["/webhooks/recurly", "billing"],
  ["/webhooks/crm", "billing"],
  ["/webhooks/recurly/other", "client"],
  ["/webhooks", "client"],
  ["/mailbox", "client"],
  ["/metrics", "client"],
])("%s goes to the %s", (url, target) => {
  expect(edgeTarget(url)).toBe(target);
});

it("keeps the subgraphs' graphs and the provider's server API off the public origin", () => {
  const ofSubgraphs = edgePaths.filter(({ to }) => !["gateway", "sandbox", "client"].includes(to));
  // Only the provider's signed notices come in; a subgraph's graph never does.
  expect(ofSubgraphs.map(({ path, match }) => `${match} ${path}`)).toEqual([
    "exact /webhooks/recurly",
    "exact /webhooks/crm",
  ]);
});

it.each([
  ["/a?b=c", "/a?b=c"],
  ["//a", "//a"],
  ["http://site.example/graphql?x=1", "/graphql?x=1"],
  ["http://", null],
  ["ftp://site.example/", null],
  ["site.example:443", null],
  ["*", null],
  ["", null],
])("a request for %p is one for %p", (target, path) => {
  expect(originForm(target)).toBe(path);
});
