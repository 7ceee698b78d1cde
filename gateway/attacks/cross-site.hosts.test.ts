import { edgePaths, edgeTarget } from "@eightcount/local-stack/edge/paths";
import { UNKNOWN_HOST } from "@eightcount/service-kit/http/known-hosts";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { notRecorded, respondedWith } from "./evidence/evidence";
import { type HttpOutcome, sendHttp } from "./http/send-http";

const EVIL = "evil.example";
const AT_THE_EDGE = notRecorded("the edge is local: production has an ingress in its place");
const REFUSED = { status: 421, text: `${UNKNOWN_HOST}\n` };
const port = () => new URL(journeyStack().site).port;

/** Host names that are not this machine's, in many spellings. */
const LOOK_ALIKES: readonly (readonly [string, () => string])[] = [
  ["another name", () => EVIL],
  ["another name with the port", () => `${EVIL}:${port()}`],
  ["localhost as the first label", () => `localhost.${EVIL}`],
  ["a loopback address as the first label", () => `127.0.0.1.${EVIL}`],
  ["localhost as a user name", () => `localhost@${EVIL}`],
  ["localhost as user and password", () => `localhost:${port()}@${EVIL}`],
  ["a label below localhost", () => `evil.localhost:${port()}`],
  ["another loopback address", () => "127.0.0.2"],
  ["the unspecified address", () => "0.0.0.0"],
  ["IPv4 mapped into IPv6", () => "[::ffff:10.0.0.1]"],
  ["nothing", () => ""],
  ["two names", () => `localhost, ${EVIL}`],
  ["a name with a blank", () => `localhost ${EVIL}`],
  ["a path of localhost's name", () => `${EVIL}/localhost`],
  ["a fragment of localhost's name", () => `${EVIL}#localhost`],
  ["a query of localhost's name", () => `${EVIL}?localhost`],
];

const names: Attack<HttpOutcome>[] = LOOK_ALIKES.map(([what, host]) => ({
  name: `Host is ${what}`,
  attempt: () => sendHttp(journeyStack().site, { path: "/", headers: { host: host() } }),
  answer: REFUSED,
  recorded: AT_THE_EDGE,
}));

const everyRow: Attack<HttpOutcome>[] = edgePaths.map(({ path }) => ({
  name: `another Host for ${path}, which is the ${edgeTarget(path)}'s`,
  attempt: () => sendHttp(journeyStack().site, { path, headers: { host: EVIL } }),
  answer: REFUSED,
  recorded: AT_THE_EDGE,
}));

const pastTheEdge: Attack<HttpOutcome>[] = (["gateway", "sandbox"] as const).map((process) => ({
  name: `another Host past the edge, at the ${process}`,
  attempt: () =>
    sendHttp(journeyStack()[process], { path: "/graphql", headers: { host: `${EVIL}:80` } }),
  answer: REFUSED,
  recorded: respondedWith(process, 421),
}));

const twice = (first: string, second: string) => () =>
  sendHttp(journeyStack().site, {
    path: "/",
    headers: [
      ["host", first],
      ["host", second],
    ],
  });

const duplicates: Attack<HttpOutcome>[] = [
  {
    name: "two Host headers, the foreign one first",
    attempt: twice(EVIL, "localhost"),
    answer: REFUSED,
    recorded: AT_THE_EDGE,
  },
  {
    name: "two Host headers, the foreign one last",
    attempt: twice("localhost", EVIL),
    answer: { status: 200, text: expect.not.stringContaining(EVIL) },
    recorded: respondedWith("client", 200),
  },
];

/** A page that is served anyway must not contain the caller's host name. */
const notRepeated = (path: string, headers: Readonly<Record<string, string>>) => async () => {
  const outcome = await sendHttp(journeyStack().site, { path, headers });
  return { ...outcome, text: `${JSON.stringify(outcome.headers)}\n${outcome.text}` };
};
const SERVED = { status: 200, text: expect.not.stringContaining(EVIL) };

const FORWARDING: Readonly<Record<string, string>> = {
  "x-forwarded-host": EVIL,
  "x-forwarded-server": EVIL,
  "x-forwarded-proto": "https",
  "x-forwarded-port": "444",
  "x-forwarded-prefix": `//${EVIL}`,
  "x-original-host": EVIL,
  "x-host": EVIL,
  "x-http-host-override": EVIL,
  forwarded: `host=${EVIL};proto=https`,
  "x-original-url": `//${EVIL}/graphql`,
  "x-rewrite-url": `//${EVIL}/graphql`,
};

const forwarded: Attack<HttpOutcome>[] = Object.entries(FORWARDING).flatMap(([name, value]) =>
  ["/signin", "/sitemap.xml"].map((path) => ({
    name: `${name} of another name for ${path}`,
    attempt: notRepeated(path, { [name]: value }),
    answer: SERVED,
    recorded: respondedWith("client", 200),
  })),
);

const absolute: Attack<HttpOutcome>[] = [
  ["another name", `http://${EVIL}/signin`],
  ["another name by HTTPS", `https://${EVIL}:443/signin`],
  ["localhost as a user name", `http://localhost@${EVIL}/signin`],
].map(([what = "", path = ""]) => ({
  name: `an absolute request line with ${what}`,
  attempt: notRepeated(path, {}),
  answer: SERVED,
  recorded: respondedWith("client", 200),
}));

const UNREADABLE = ["ftp://localhost/", "//", "*", "http://", "javascript:alert(1)", "localhost/"];
const unreadable: Attack<HttpOutcome>[] = UNREADABLE.filter((path) => path !== "//").map(
  (path) => ({
    name: `a request line for ${path}`,
    attempt: () => sendHttp(journeyStack().site, { path }),
    answer: {
      status: 400,
      text: expect.stringMatching(/^(This request is malformed\.\n)?$/),
    },
    recorded: AT_THE_EDGE,
  }),
);

const absoluteHost: Attack<HttpOutcome> = {
  name: "an absolute request line of this site with another Host",
  attempt: () =>
    sendHttp(journeyStack().site, { path: "http://localhost/", headers: { host: EVIL } }),
  answer: REFUSED,
  recorded: AT_THE_EDGE,
};

describeAttacks("Host headers", [
  ...names,
  ...everyRow,
  ...pastTheEdge,
  ...duplicates,
  ...forwarded,
  ...absolute,
  ...unreadable,
  absoluteHost,
]);
