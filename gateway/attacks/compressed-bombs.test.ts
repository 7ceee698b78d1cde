import { brotliCompressSync, constants, deflateSync, gzipSync } from "node:zlib";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { stackKeys } from "../journeys/people/tokens";
import type { Attack, Outcome } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { notRecorded, respondedWith } from "./evidence/evidence";

const INFLATED_BYTES = 60 * 1024 * 1024;
const IN_TIME_MS = 2_000;

const zeros = Buffer.alloc(INFLATED_BYTES, "0");
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const bombs = {
  gzip: gzipSync(zeros),
  deflate: deflateSync(zeros),
  br: brotliCompressSync(zeros, quickly),
} as const;
type Encoding = keyof typeof bombs;

interface Route {
  /** Address it is sent to. */
  readonly to: "site" | "gateway" | "client" | "sandbox" | Subgraph;
  readonly path: string;
  /** Process that refuses it, if it is not the one addressed. */
  readonly refusedBy?: "gateway" | "billing" | "sandbox" | "client";
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Telemetry requests are not measured, because measuring them would cause more of them. */
  readonly isUnmeasured?: boolean;
  readonly status?: Partial<Record<Encoding, number>>;
}
type Subgraph = "accounts" | "catalogue" | "viewing" | "billing";

const signedFor = (audience: Subgraph) => () =>
  signViewer(visitor, { secret: stackKeys().gatewaySecret, audience, body: "" }, new Date());
/** Never inflated: the signature covers the compressed bytes, and Brotli's can be read. */
const WEBHOOK = { br: 401 } as const;

const routes: readonly Route[] = [
  { to: "site", path: "/graphql", refusedBy: "gateway" },
  { to: "site", path: "/webhooks/recurly", refusedBy: "billing", status: WEBHOOK },
  { to: "site", path: "/webhooks/crm", refusedBy: "billing", status: WEBHOOK },
  { to: "site", path: "/otlp/v1/traces", refusedBy: "sandbox", isUnmeasured: true },
  { to: "site", path: "/recurly/js/v1/token", refusedBy: "sandbox" },
  { to: "gateway", path: "/graphql" },
  { to: "accounts", path: "/graphql", headers: signedFor("accounts") },
  { to: "catalogue", path: "/graphql", headers: signedFor("catalogue") },
  { to: "viewing", path: "/graphql", headers: signedFor("viewing") },
  { to: "billing", path: "/graphql", headers: signedFor("billing") },
  { to: "sandbox", path: "/engagement" },
];

async function drop(encoding: Encoding, { to, path, headers }: Route) {
  const begin = Date.now();
  const answer = await fetch(new URL(path, journeyStack()[to]), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "content-encoding": encoding,
      ...headers?.(),
    },
    body: new Uint8Array(bombs[encoding]),
  });
  const text = await answer.text();
  return { status: answer.status, text, isInTime: Date.now() - begin < IN_TIME_MS };
}

const attacks: Attack<Outcome & { readonly isInTime: boolean }>[] = routes.flatMap((route) =>
  (Object.keys(bombs) as Encoding[]).map((encoding) => {
    const { to, path, refusedBy, isUnmeasured, status } = route;
    const expected = status?.[encoding] ?? 413;
    return {
      name: `${encoding} to ${path} of the ${to}`,
      attempt: () => drop(encoding, route),
      answer: { status: expected, isInTime: true },
      recorded: isUnmeasured
        ? notRecorded("no process measures the telemetry it receives")
        : respondedWith(refusedBy ?? to, expected),
    };
  }),
);

describeAttacks("bodies that grow when they are unpacked", attacks);
