import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { respondedWith } from "./evidence/evidence";
import { type HttpOutcome, sendHttp } from "./http/send-http";
import { cannedQuery, wrongGrants } from "./media/grants";
import { cookiesOf, fromUrlSafe, soon } from "./media/media-signatures";
import { openFilm, otherClass, ownClass, signedPicture, type Viewer } from "./media/viewer";

const WAYS = [
  ["the edge", () => journeyStack().site],
  ["the media origin", () => journeyStack().sandbox],
] as const;

let own: Viewer;
let other: Viewer;
let picture: string;
let otherPicture: string;
beforeAll(async () => {
  [own, other] = [await openFilm(ownClass), await openFilm(otherClass)];
  [picture, otherPicture] = [await signedPicture(ownClass), await signedPicture(otherClass)];
});

const refused = (line: unknown) => ({ status: 403, text: line });
const FORBIDDEN = respondedWith("sandbox", 403);

const resourceOf = ({ cookies }: Viewer) =>
  (JSON.parse(fromUrlSafe(cookies.policy)) as { Statement: [{ Resource: string }] }).Statement[0]
    .Resource;

const streams: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  wrongGrants.map(([name, line, headersOf]) => ({
    name: `a stream at ${way} with ${name}`,
    attempt: () => {
      const resource = resourceOf(own);
      const headers = headersOf({ own: own.cookies, other: other.cookies, resource });
      return sendHttp(origin(), { path: own.stream, headers });
    },
    answer: refused(`${line}\n`),
    recorded: FORBIDDEN,
  })),
);

/** An address of a picture with its parameters changed. */
type Change = (address: URL) => void;
const drop =
  (name: string): Change =>
  ({ searchParams }) =>
    searchParams.delete(name);
const put =
  (name: string, value: (before: string) => string): Change =>
  ({ searchParams }) =>
    searchParams.set(name, value(searchParams.get(name) ?? ""));

const NONE = "No signature in the address or cookies.\n";
const NOT_GENUINE = "The signature is invalid.\n";

const CHANGES: readonly (readonly [name: string, line: string, Change])[] = [
  ["without its signature", NONE, drop("Signature")],
  ["without its expiry", NONE, drop("Expires")],
  ["without its key pair", NONE, drop("Key-Pair-Id")],
  ["for a second longer", NOT_GENUINE, put("Expires", (end) => String(+end + 1))],
  ["for ever", NOT_GENUINE, put("Expires", () => "9999999999")],
  ["until an hour ago", NOT_GENUINE, put("Expires", () => String(soon() - 3_600))],
  ["until a text", NONE, put("Expires", () => "tomorrow")],
  ["until a negative number", NONE, put("Expires", () => "-1")],
  ["until the same moment, spelled with a zero", NOT_GENUINE, put("Expires", (end) => `0${end}`)],
  ["with a signature that is cut", NOT_GENUINE, put("Signature", (one) => one.slice(0, -8))],
  [
    "with another key pair",
    "The signature uses another key pair.\n",
    put("Key-Pair-Id", () => "K0"),
  ],
  ["with a parameter more", NOT_GENUINE, put("width", () => "9999")],
  ["with the policy of a stream", NOT_GENUINE, put("Policy", () => own.cookies.policy)],
  [
    "in its largest size",
    NOT_GENUINE,
    (address) => {
      address.pathname = address.pathname.replace(/(-\d+)?\.webp$/, "-1280.webp");
    },
  ],
  [
    "of another class",
    NOT_GENUINE,
    (address) => {
      address.pathname = otherPicture.split("?")[0] ?? "";
    },
  ],
  [
    "in capitals",
    NOT_GENUINE,
    (address) => {
      address.pathname = address.pathname.toUpperCase().replace("/MEDIA", "/media");
    },
  ],
  [
    "that is a stream",
    NOT_GENUINE,
    (address) => {
      address.pathname = own.stream;
    },
  ],
  [
    "with a blank at its end",
    NOT_GENUINE,
    (address) => {
      address.pathname += "%20";
    },
  ],
];

const pictures: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  CHANGES.map(([name, line, change]) => ({
    name: `a signed picture at ${way} ${name}`,
    attempt: () => {
      const address = new URL(picture, journeyStack().site);
      change(address);
      return sendHttp(origin(), { path: address.pathname + address.search });
    },
    answer: refused(line),
    recorded: FORBIDDEN,
  })),
);

const canned: Attack<HttpOutcome>[] = WAYS.map(([way, origin]) => ({
  name: `a picture at ${way} whose genuine signature has expired`,
  attempt: () => {
    const path = picture.split("?")[0] ?? "";
    const query = cannedQuery(journeyStack().site + path, soon() - 3_600);
    return sendHttp(origin(), { path: `${path}?${query}` });
  },
  // The origin judges the address by its own name first, which was not signed.
  answer: refused(way === "the edge" ? "The signature has expired.\n" : NOT_GENUINE),
  recorded: FORBIDDEN,
}));

const PRETENDED: readonly Readonly<Record<string, string>>[] = [
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "localhost/media/classes?" },
  { "x-forwarded-proto": "http://localhost/media/classes/#" },
  { "x-original-url": "/media/images/any.webp" },
];
const pretended: Attack<HttpOutcome>[] = WAYS.flatMap(([way, origin]) =>
  PRETENDED.map((headers) => ({
    name: `another class's stream at ${way} with ${JSON.stringify(headers)}`,
    attempt: () => {
      const cookie = cookiesOf(own.cookies);
      return sendHttp(origin(), { path: other.stream, headers: { cookie, ...headers } });
    },
    answer: refused("The signature is for another address.\n"),
    recorded: FORBIDDEN,
  })),
);

describeAttacks("films and pictures without a right to them", [
  ...streams,
  ...pictures,
  ...canned,
  ...pretended,
]);
