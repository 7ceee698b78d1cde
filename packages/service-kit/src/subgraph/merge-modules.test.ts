import { visitor } from "../viewer/viewer";
import { consumersOf, loadersOf, referencesOf, routesOf } from "./merge-modules";

const handle = async () => {};
const reference = { __resolveReference: () => null };
const request = { viewer: visitor, now: new Date() };

describe("the parts of several features", () => {
  it("become one table of each kind", () => {
    const modules = [
      { references: { Style: reference }, loaders: () => ({ style: 1 }) },
      { publishes: { "class.published": ["viewing"] }, loaders: () => ({ film: 2 }) },
      {},
    ];
    expect(referencesOf(modules)).toEqual({ Style: reference });
    expect(loadersOf(modules, request)).toEqual({ style: 1, film: 2 });
    expect(routesOf(modules)).toEqual({ "class.published": ["viewing"] });
  });

  it("loaders of one request share its viewer and its moment", () => {
    const seen: unknown[] = [];
    const loaders = (given: unknown) => {
      seen.push(given);
      return {};
    };
    loadersOf([{ loaders }, { loaders }], request);
    expect(seen).toEqual([request, request]);
  });

  it("events arrive in the subgraph's queue, unless a feature has its own", () => {
    const modules = [
      { handlers: { "member.verified": handle } },
      { handlers: { "mail.requested": handle }, queue: { name: "mail", atOnce: 3 } },
      { handlers: { "class.started": handle } },
    ];
    expect(consumersOf("billing", modules)).toEqual([
      { name: "billing", handlers: { "member.verified": handle, "class.started": handle } },
      { name: "mail", atOnce: 3, handlers: { "mail.requested": handle } },
    ]);
  });

  it("a subgraph that consumes nothing opens no queue", () => {
    expect(consumersOf("billing", [{}])).toEqual([]);
  });

  it("never replace each other", () => {
    const loaders = () => ({ style: 1 });
    const handlers = { "member.verified": handle };
    const publishes = { "class.published": [] };
    const references = { Style: reference };
    expect(() => loadersOf([{ loaders }, { loaders }], request)).toThrow("the loader style");
    expect(() => consumersOf("billing", [{ handlers }, { handlers }])).toThrow("member.verified");
    expect(() => routesOf([{ publishes }, { publishes }])).toThrow("class.published");
    expect(() => referencesOf([{ references }, { references }])).toThrow("the reference Style");
  });
});
