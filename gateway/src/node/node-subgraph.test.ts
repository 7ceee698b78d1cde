import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { graphql } from "graphql";
import type { GatewayContext } from "../context";
import { buildNodeSchema } from "./node-subgraph";

const uuid = "0198f6a2-7c11-7000-8000-0123456789ab";
const other = "0198f6a2-7c11-7000-8000-0123456789ac";
const schema = buildNodeSchema();

async function ask(source: string, memberId: string | null) {
  const contextValue: GatewayContext = {
    viewer: { ...visitor, memberId },
    cookie: undefined,
    setCookies: [],
    errorCodes: [],
    toldPressure: new Map(),
  };
  return (await graphql({ schema, source, contextValue })).data as Record<string, unknown>;
}

describe("node and viewer", () => {
  it("names the type of a global id", async () => {
    const id = toGlobalId("Style", uuid);
    expect(await ask(`{ node(id: "${id}") { __typename id } }`, null)).toEqual({
      node: { __typename: "Style", id },
    });
  });

  it.each(["rubbish", toGlobalId("Secret", uuid), toGlobalId("Style", "1")])(
    "returns null for %p",
    async (id) => {
      expect(await ask(`{ node(id: "${id}") { id } }`, null)).toEqual({ node: null });
    },
  );

  it("names the types of several ids, in their order, with null for what is none", async () => {
    const [style, teacher] = [toGlobalId("Style", uuid), toGlobalId("Instructor", other)];
    const source = `{ nodes(ids: ["${style}", "rubbish", "${teacher}"]) { __typename id } }`;
    expect((await ask(source, null)).nodes).toEqual([
      { __typename: "Style", id: style },
      null,
      { __typename: "Instructor", id: teacher },
    ]);
  });

  it("hides a member from everyone else", async () => {
    const source = `{ node(id: "${toGlobalId("Member", uuid)}") { id } }`;
    expect((await ask(source, uuid)).node).not.toBeNull();
    expect((await ask(source, other)).node).toBeNull();
    expect((await ask(source, null)).node).toBeNull();
  });

  it("viewer is the token's member, null for a visitor", async () => {
    expect(await ask("{ viewer { id } }", uuid)).toEqual({
      viewer: { id: toGlobalId("Member", uuid) },
    });
    expect(await ask("{ viewer { id } }", null)).toEqual({ viewer: null });
  });
});
