import { unrecordedHeaders } from "@eightcount/service-kit/telemetry/unrecorded";
import operation from "../src/navigation/__generated__/publicNamesQuery$parameters.ts";
import type { Names } from "./publicNames.ts";

const TIMEOUT_MS = 3_000;
const MAX_PAGES = 50;

interface Named {
  readonly name: string;
}

interface NamesResponse {
  readonly errors?: readonly unknown[];
  readonly data: {
    readonly styles: readonly Named[];
    readonly playlists: readonly Named[];
    readonly instructors: {
      readonly edges: readonly { readonly node: Named }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  };
}

async function queryNames(url: string, after: string | null, signal: AbortSignal) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...unrecordedHeaders() },
    body: JSON.stringify({ id: operation.params.id, variables: { after } }),
    signal,
  });
  const result = (await response.json()) as NamesResponse;
  if (!response.ok || result.errors !== undefined) throw new Error("query for public names failed");
  return result.data;
}

/** Rejects when the gateway is unreachable, slow, or not configured. */
export async function fetchPublicNames(gatewayUrl: string): Promise<Names> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const names = ({ name }: Named) => name;
  const instructor: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const data: NamesResponse["data"] = await queryNames(gatewayUrl, after, signal);
    instructor.push(...data.instructors.edges.map(({ node }) => node.name));
    const { hasNextPage, endCursor } = data.instructors.pageInfo;
    if (!hasNextPage) {
      return { style: data.styles.map(names), playlist: data.playlists.map(names), instructor };
    }
    after = endCursor;
  }
  throw new Error(`more than ${MAX_PAGES} pages of instructors`);
}
