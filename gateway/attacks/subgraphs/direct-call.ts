import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { stackKeys } from "../../journeys/people/tokens";
import { type GraphResponse, readGraphResponse } from "../graph/graph-response";

export const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;
export type Subgraph = (typeof SUBGRAPHS)[number];

export type Headers = Readonly<Record<string, string>>;

export interface DirectCall {
  readonly body: string;
  readonly headers: Headers;
  readonly method?: string;
  readonly path?: string;
}

/** Sends a request directly to a subgraph, bypassing edge and gateway. */
export async function call(
  subgraph: Subgraph,
  { body, headers, method = "POST", path = "/graphql" }: DirectCall,
): Promise<GraphResponse> {
  const answer = await fetch(new URL(path, journeyStack()[subgraph]), {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(method !== "GET" && method !== "HEAD" && { body }),
  });
  return readGraphResponse(answer.status, await answer.text());
}

/** Parts of a signature. A forgery varies one of them. */
export interface SigningTerms {
  readonly viewer: Viewer;
  readonly audience: string;
  readonly body: string;
  readonly secret?: string;
  /** Seconds from now to the time of the signature. */
  readonly seconds?: number;
}

/** Headers as the gateway signs them. */
export function signed({ viewer, seconds = 0, secret, ...rest }: SigningTerms): Headers {
  const terms = { ...rest, secret: secret ?? stackKeys().gatewaySecret };
  return signViewer(viewer, terms, new Date(Date.now() + seconds * 1_000));
}

/** Header with three parts: time, hash of the body, and MAC. */
export const SIGNATURE = "x-eightcount-signature";
export const VIEWER = "x-eightcount-viewer";

/** The headers with the parts of their signature changed. */
export function resigned(
  headers: Headers,
  change: (parts: readonly [time: string, hash: string, mac: string]) => readonly string[],
): Headers {
  const [time = "", hash = "", mac = ""] = (headers[SIGNATURE] ?? "").split(".");
  return { ...headers, [SIGNATURE]: change([time, hash, mac]).join(".") };
}
