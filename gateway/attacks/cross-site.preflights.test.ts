import { edgeTarget } from "@eightcount/local-stack/edge/paths";
import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import {
  counted,
  type Evidence,
  notRecorded,
  refusedByGateway,
  respondedWith,
} from "./evidence/evidence";
import { type HttpOutcome, sendHttp } from "./http/send-http";
import { edgeAddresses } from "./routes/edge-routes";
import { allProcessRoutes, type ProcessRoute } from "./routes/process-routes";

const PREFLIGHT = {
  origin: "https://evil.example",
  "access-control-request-method": "POST",
  "access-control-request-headers": "content-type, authorization",
};

const preflight = (origin: string, path: string): Promise<HttpOutcome> =>
  sendHttp(origin, { method: "OPTIONS", path, headers: PREFLIGHT });

const lacks = (...names: readonly string[]) =>
  expect.not.objectContaining(Object.fromEntries(names.map((name) => [name, expect.anything()])));
/** No other site is allowed, neither by name nor by wildcard. */
const CLOSED = { headers: lacks("access-control-allow-origin") };
/** Like the card provider's: every origin, but no credentials. */
const OPEN_WITHOUT_COOKIES = {
  headers: expect.objectContaining({ "access-control-allow-origin": "*" }),
};

const NOT_COUNTED = notRecorded("health checks and telemetry are not counted");
const isHealth = (path: string) => path === "/livez" || path === "/readyz";

function statusOf({ process, path }: ProcessRoute): number {
  if (isHealth(path)) return 200;
  if (process === "client") return 405;
  if (path === "/graphql") return process === "gateway" ? 405 : 403;
  return 404;
}

function recordOf(route: ProcessRoute): Evidence {
  const { process, path } = route;
  if (isHealth(path)) return NOT_COUNTED;
  if (path !== "/graphql") return respondedWith(process, statusOf(route));
  if (process === "gateway") return refusedByGateway("METHOD_NOT_ALLOWED");
  return counted(process, counters.signaturesRefused, { [attributes.subgraph]: process });
}

const atProcesses: Attack<HttpOutcome>[] = allProcessRoutes.map((route) => ({
  name: `a preflight for ${route.path} of ${route.process}`,
  attempt: () => preflight(journeyStack()[route.process], route.path),
  answer: { status: statusOf(route), ...CLOSED },
  recorded: recordOf(route),
}));

/** Paths the edge forwards to the local stand-ins. It responds to all others itself. */
const STAND_INS: Readonly<Record<string, { status: number; headers: unknown }>> = {
  "/media": { status: 204, ...CLOSED },
  "/media/classes/any/trailer.mp4": { status: 204, ...CLOSED },
  "/otlp": { status: 404, ...CLOSED },
  "/otlp/v1/traces": { status: 200, ...CLOSED },
  "/recurly": { status: 404, ...CLOSED },
  "/recurly/js/v1/fonts/hanken.woff2": { status: 204, ...OPEN_WITHOUT_COOKIES },
  "/recurly.js": { status: 204, ...OPEN_WITHOUT_COOKIES },
};

function atTheEdge(path: string): Attack<HttpOutcome> {
  const attack = {
    name: `a preflight for ${path} at the edge`,
    attempt: () => preflight(journeyStack().site, path),
  };
  const target = edgeTarget(path);
  if (target !== "sandbox") {
    const route = { process: target, path };
    return { ...attack, answer: { status: statusOf(route), ...CLOSED }, recorded: recordOf(route) };
  }
  const answer = STAND_INS[path];
  if (!answer) throw new Error(`${path} has no expected answer to a preflight`);
  const isCounted = !path.startsWith("/otlp");
  return {
    ...attack,
    answer,
    recorded: isCounted ? respondedWith(target, answer.status) : NOT_COUNTED,
  };
}

const withCredentials: Attack<HttpOutcome>[] = [
  "/recurly.js",
  "/media/classes/any/trailer.mp4",
].map((path) => ({
  name: `a preflight for ${path} with credentials`,
  attempt: () => preflight(journeyStack().site, path),
  answer: { status: 204, headers: lacks("access-control-allow-credentials") },
  recorded: respondedWith("sandbox", 204),
}));

describeAttacks("preflights of pages elsewhere", [
  ...atProcesses,
  ...Object.values(edgeAddresses).flat().map(atTheEdge),
  ...withCredentials,
]);
