import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Variables } from "relay-runtime";
import { ConnectionError } from "../../relay/transport";
import { graphError } from "./execution/errors";
import { takeFaults } from "./execution/faults";
import { createGraph, type MemoryGraph } from "./graph";
import { aClass, many } from "./world/catalogue";
import { aMember } from "./world/members";

const texts = Object.entries(
  JSON.parse(readFileSync(join(__dirname, "../../../persisted-operations.json"), "utf8")) as Record<
    string,
    string
  >,
);

/** Sends one of the client's operations. */
// biome-ignore lint/suspicious/noExplicitAny: responses of many operations
async function ask(graph: MemoryGraph, name: string, variables: Variables = {}): Promise<any> {
  const [id = ""] = texts.find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text)) ?? [];
  return graph.respond({ id, name }, variables);
}

const choices = async (graph: MemoryGraph, variables: Variables) => {
  const { data } = await ask(graph, "PlanPickerQuery", variables);
  return data.plans.map(({ choice }: { choice: string }) => choice);
};

describe("the in-memory graph", () => {
  it("offers the plans of the requested mode and currency", async () => {
    const graph = createGraph();
    expect(await choices(graph, { currency: "USD" })).toEqual([
      "YEARLY",
      "MONTHLY",
      "NO_DEAL_MONTHLY",
    ]);
    expect(await choices(graph, { currency: "INR" })).toEqual(["MULTI_YEARLY", "MULTI_MONTHLY"]);
    const gift = { currency: "USD", pageSource: "purchase-gift-card" };
    expect(await choices(graph, gift)).toEqual(["GIFT_YEARLY", "GIFT_MONTHLY"]);
  });

  it("filters, sorts and pages, and continues after a class that has left the list", async () => {
    const classes = many(6, (index) => aClass({ level: index < 4 ? 2 : 9, totalViews: 6 - index }));
    const graph = createGraph({ classes });
    const page = async (cursor: string | null) => {
      const filter = { levels: ["BEGINNER"] };
      const variables = { count: 2, cursor, filter, isMember: false };
      const { data } = await ask(graph, "ClassResultsPaginationQuery", variables);
      return data.danceClasses;
    };
    const first = await page(null);
    expect(first.totalCount).toBe(4);
    graph.world.classes = classes.filter((_, index) => index !== 1);
    const second = await page(first.pageInfo.endCursor);
    const ids = [first, second].flatMap(({ edges }) =>
      edges.map(({ node }: { node: { classId: string } }) => node.classId),
    );
    expect(ids).toEqual(classes.slice(0, 4).map(({ key }) => key));
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it("refuses a cursor of another list", async () => {
    const variables = { cursor: "nonsense", isMember: false };
    const response = await ask(createGraph(), "ClassResultsPaginationQuery", variables);
    expect(response.errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  it.each([
    ["a number where the schema has a text", { songName: 7 }, "DanceClass.songName must be String"],
    ["a field that is missing", { description: undefined }, "DanceClass.description is missing"],
    ["null where there is none", { songArtist: null }, "DanceClass.songArtist must not be null"],
    ["a fraction of a level", { level: 1.5 }, "DanceClass.level must be Int"],
  ])("fails a test whose row has %s", async (_what, fields, fault) => {
    const danceClass = { ...aClass({ key: "one" }), ...fields } as ReturnType<typeof aClass>;
    const graph = createGraph({ classes: [danceClass], viewer: aMember() });
    const asked = ask(graph, "ClassPageScreenQuery", { classId: "one" });
    await expect(asked).rejects.toThrow(fault);
    expect(takeFaults()).toHaveLength(1);
  });

  it("fails a test that sends variables the schema does not have", async () => {
    const asked = ask(createGraph(), "PlanPickerQuery", { currency: "EUR" });
    await expect(asked).rejects.toThrow("EUR");
    expect(takeFaults()).toHaveLength(1);
  });

  it("simulates a field error, an outage, a refusal, a delay and a lost response", async () => {
    const graph = createGraph({ viewer: aMember({ groups: ["SUBSCRIBER"] }), classes: [aClass()] });
    graph.fail("Member.subscription", graphError("UNAVAILABLE"));
    const { data, errors } = await ask(graph, "MemberPromptQuery");
    expect([data.viewer.subscription, errors[0].extensions.code]).toEqual([null, "UNAVAILABLE"]);
    graph.fail("MemberPromptQuery", undefined, 1);
    await expect(ask(graph, "MemberPromptQuery")).rejects.toThrow(ConnectionError);

    const code = { code: "DANCE123", planChoice: "YEARLY" };
    graph.refuse("coupon", { code: "LIMIT_EXCEEDED", message: "Too many attempts." }, 1);
    const refused = await ask(graph, "DiscountCodeQuery", code);
    expect(refused.data.coupon).toEqual({
      __typename: "CouponRefused",
      message: "Too many attempts.",
    });

    const held = graph.hold("FaqScreenQuery");
    const waiting = ask(graph, "FaqScreenQuery");
    expect(held.waiting()).toBe(1);
    held.release();
    expect((await waiting).data.plans).toHaveLength(3);

    const input = { classId: graph.world.classes[0]?.key };
    graph.loseResponse("useSaveClassSaveMutation");
    await expect(ask(graph, "useSaveClassSaveMutation", { input })).rejects.toThrow("lost");
    expect(graph.world.viewer?.saved).toHaveLength(1);
  });

  it("accepts only persisted operations", async () => {
    const asked = createGraph().respond({ id: "unknown", name: "Anything" }, {});
    await expect(asked).rejects.toThrow("not a persisted operation");
  });
});
