import { createGraph, type MemoryGraph } from "../../../client/src/testing/graph/graph";
import { globalId } from "../../../client/src/testing/graph/ids";
import { aCard } from "../../../client/src/testing/graph/world/offers";
import { clientOperation } from "../people/operations";
import { contentWorld } from "./content-world";
import type { Side, SideResponse } from "./side";

const DECLINED = "Your transaction was declined. Please use a different card or contact your bank.";

/** The in-memory graph over the ready-made content. */
export async function memorySide(email: string): Promise<Side & { readonly graph: MemoryGraph }> {
  const graph = createGraph({
    ...(await contentWorld()),
    streamsAtOnce: 10,
    cards: [
      aCard({ token: "good" }),
      aCard({ token: "challenge", challenges: 1 }),
      aCard({ token: "declined", declined: DECLINED }),
    ],
  });
  let last: SideResponse = { data: null, codes: [] };
  const { world } = graph;
  return {
    graph,
    email,
    last: () => last,
    ask: async (name, variables) => {
      const { id } = clientOperation(name);
      const response = (await graph.respond({ id, name }, variables as never)) as never as {
        readonly data: unknown;
        readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
      };
      const codes = (response.errors ?? []).map(({ extensions }) => extensions?.code);
      last = { data: response.data, codes };
      return last;
    },
    id: globalId,
    memberId: () => globalId("Member", world.viewer?.key ?? ""),
    captchaToken: async () => "solved",
    mailedCode: async () => {
      const member = world.members.find((one) => one.email === email);
      return member?.resetCode ?? member?.verificationCode ?? "";
    },
    cardToken: async (kind) => kind,
  };
}
