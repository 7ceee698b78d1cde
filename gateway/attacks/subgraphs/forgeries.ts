import { createHmac } from "node:crypto";
import { bodyHash } from "@eightcount/service-kit/viewer/signature";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import {
  type DirectCall,
  resigned,
  SIGNATURE,
  SUBGRAPHS,
  type Subgraph,
  signed,
  VIEWER,
} from "./direct-call";

/** The body a forger wants executed, and the viewer they want to be. */
export interface Target {
  readonly subgraph: Subgraph;
  readonly viewer: Viewer;
  readonly body: string;
  /** An access token that the gateway would accept. */
  readonly token: string;
}

type Forgery = (target: Target) => DirectCall;

const genuine = ({ subgraph, viewer, body }: Target) =>
  signed({ viewer, body, audience: subgraph });
const encoded = (viewer: object) => Buffer.from(JSON.stringify(viewer)).toString("base64url");
const nextTo = (subgraph: Subgraph): Subgraph =>
  SUBGRAPHS[(SUBGRAPHS.indexOf(subgraph) + 1) % SUBGRAPHS.length] as Subgraph;
const signedLike =
  (change: Partial<Parameters<typeof signed>[0]>): Forgery =>
  ({ subgraph, viewer, body }) => ({
    body,
    headers: signed({ viewer, body, audience: subgraph, ...change }),
  });
const withSignature =
  (change: Parameters<typeof resigned>[1]): Forgery =>
  (target) => ({ body: target.body, headers: resigned(genuine(target), change) });

/** Everything except the gateway's own fresh signature over this viewer, subgraph, and body. */
export const forgeries: Readonly<Record<string, Forgery>> = {
  "no signature": ({ body }) => ({ body, headers: {} }),
  "the member's access token": ({ body, token }) => ({
    body,
    headers: { authorization: `Bearer ${token}` },
  }),
  "a viewer without a signature": ({ body, viewer }) => ({
    body,
    headers: { [VIEWER]: encoded(viewer) },
  }),
  "a signature without a viewer": (target) => {
    const { [SIGNATURE]: signature = "" } = genuine(target);
    return { body: target.body, headers: { [SIGNATURE]: signature } };
  },
  "another key": signedLike({ secret: "not the gateway's key at all" }),
  "an empty key": signedLike({ secret: "" }),
  "the body's hash as the key": (target) => signedLike({ secret: bodyHash(target.body) })(target),
  "another viewer": (target) => ({
    body: target.body,
    headers: { ...genuine(target), [VIEWER]: encoded({ ...target.viewer, groups: ["Employee"] }) },
  }),
  "a viewer with padding": (target) => {
    const headers = genuine(target);
    return { body: target.body, headers: { ...headers, [VIEWER]: `${headers[VIEWER]}=` } };
  },
  "another body": (target) => ({
    body: target.body.replace("Member", "Member "),
    headers: genuine(target),
  }),
  "a body with a space after it": (target) => ({
    body: `${target.body} `,
    headers: genuine(target),
  }),
  "another body and its hash": (target) => {
    const body = `${target.body}\n`;
    return {
      body,
      headers: resigned(genuine(target), ([time, , mac]) => [time, bodyHash(body), mac]),
    };
  },
  "a signature for another subgraph": (target) =>
    signedLike({ audience: nextTo(target.subgraph) })(target),
  "a signature for no subgraph": signedLike({ audience: "" }),
  "a signature of 31 seconds ago": signedLike({ seconds: -31 }),
  "a signature of 31 seconds ahead": signedLike({ seconds: 31 }),
  "an old signature with a new time": withSignature(([, hash, mac]) => [
    String(Date.now() + 1),
    hash,
    mac,
  ]),
  "a time that is no number": (target) => {
    const mac = (text: string) => createHmac("sha256", "guess").update(text).digest("base64url");
    return withSignature(([, hash]) => ["NaN", hash, mac(hash)])(target);
  },
  "a signature without a MAC": withSignature(([time, hash]) => [time, hash, ""]),
  "half of a MAC": withSignature(([time, hash, mac]) => [time, hash, mac.slice(0, 20)]),
  "a fourth part": withSignature((parts) => [...parts, "x"]),
  "a signed body sent by PUT": (target) => ({
    body: target.body,
    headers: genuine(target),
    method: "PUT",
  }),
  "a query in the address": ({ subgraph, viewer }) => ({
    body: "",
    headers: signed({ viewer, body: "", audience: subgraph }),
    method: "GET",
    path: "/graphql?query={_service{sdl}}",
  }),
  "a signed body that is not sent as JSON": (target) => ({
    body: target.body,
    headers: { ...genuine(target), "content-type": "text/plain" },
  }),
  "the endpoint in capitals": ({ body }) => ({ body, headers: {}, path: "/GRAPHQL" }),
  "the endpoint with a slash": ({ body }) => ({ body, headers: {}, path: "/graphql/" }),
  "the schema of the subgraph": () => ({ body: '{"query":"{_service{sdl}}"}', headers: {} }),
};
