import { classPublished } from "@eightcount/contracts/events/class-published";
import { engagementRequested } from "@eightcount/contracts/events/engagement-requested";
import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { mailRequested } from "@eightcount/contracts/events/mail-requested";
import { consume } from "../events/consume";
import { visitor } from "../viewer/viewer";
import { consumersOf, loadersOf, publishedBy, referencesOf } from "./merge-modules";

const onEntitlement = consume(entitlementChanged, async () => {});
const onMail = consume(mailRequested, async () => {});
const reference = { __resolveReference: () => null };
const request = { viewer: visitor, now: new Date() };

describe("modules of several features", () => {
  it("are merged into one table of each kind", () => {
    const modules = [
      { references: { Style: reference }, loaders: () => ({ style: 1 }) },
      { publishes: [classPublished], loaders: () => ({ film: 2 }) },
      {},
    ];
    expect(referencesOf(modules)).toEqual({ Style: reference });
    expect(loadersOf(modules, request)).toEqual({ style: 1, film: 2 });
    expect(publishedBy("catalogue", modules)).toEqual([classPublished]);
  });

  it("loaders of one request share its viewer and moment", () => {
    const seen: unknown[] = [];
    const loaders = (given: unknown) => {
      seen.push(given);
      return {};
    };
    loadersOf([{ loaders }, { loaders }], request);
    expect(seen).toEqual([request, request]);
  });

  it("events go to the subgraph's queue, unless a feature has its own", () => {
    const modules = [
      { consumes: [onEntitlement] },
      { consumes: [onMail], queue: { name: "mail", concurrency: 3 } },
    ];
    expect(consumersOf("accounts", modules)).toEqual([
      { name: "accounts", handlers: { "entitlement.changed": onEntitlement.handle } },
      { name: "mail", concurrency: 3, handlers: { "mail.requested": onMail.handle } },
    ]);
  });

  it("reject an event that another subgraph publishes, or whose contract names another queue", () => {
    expect(() => publishedBy("viewing", [{ publishes: [engagementRequested] }])).toThrow(
      "engagement.requested is published by accounts",
    );
    expect(() => consumersOf("viewing", [{ consumes: [onEntitlement] }])).toThrow(
      "entitlement.changed is not sent to the queue viewing",
    );
  });

  it("a subgraph that consumes nothing opens no queue", () => {
    expect(consumersOf("billing", [{}])).toEqual([]);
  });

  it("cannot replace each other", () => {
    const loaders = () => ({ style: 1 });
    const consumes = [onEntitlement];
    const publishes = [classPublished];
    const references = { Style: reference };
    expect(() => loadersOf([{ loaders }, { loaders }], request)).toThrow("the loader style");
    expect(() => consumersOf("accounts", [{ consumes }, { consumes }])).toThrow(
      "entitlement.changed",
    );
    expect(() => publishedBy("catalogue", [{ publishes }, { publishes }])).toThrow(
      "class.published",
    );
    expect(() => referencesOf([{ references }, { references }])).toThrow("the reference Style");
  });
});
