import { Agent, request } from "node:http";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { GATEWAY_SECRET } from "./subgraph-process.ts";

const TIMEOUT_MS = 10_000;

const SEARCH = `query Search($text: String!) {
  search(text: $text, first: 10) {
    styles { id name slug totalClasses }
    playlists { id name slug totalClasses }
    instructors { id name slug stylesTaught }
    classes { id classId songName songArtist level length style { name } instructor { name } }
  }
}`;

const SUGGEST = `query Suggest($text: String!) {
  searchSuggestions(text: $text) { kind text highlights { start end } detail target }
}`;

const visitor = {
  memberId: null,
  sessionId: null,
  email: null,
  groups: [],
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)",
};

export interface SearchResult {
  readonly styles: readonly { readonly name: string }[];
  readonly playlists: readonly { readonly name: string }[];
  readonly instructors: readonly { readonly name: string }[];
  readonly classes: readonly { readonly songName: string; readonly songArtist: string }[];
}

interface GraphResponse {
  readonly data?: {
    readonly search?: SearchResult;
    readonly searchSuggestions?: readonly object[];
  };
  readonly errors?: readonly object[];
}

export class GraphClient {
  private readonly port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });

  constructor(port: number) {
    this.port = port;
  }

  async search(text: string): Promise<SearchResult> {
    const { data } = await this.#query(SEARCH, text);
    if (!data?.search) throw new Error(`empty response for "${text}"`);
    return data.search;
  }

  async suggest(text: string): Promise<number> {
    const { data } = await this.#query(SUGGEST, text);
    if (!data?.searchSuggestions) throw new Error(`empty response for "${text}"`);
    return data.searchSuggestions.length;
  }

  close(): void {
    this.#agent.destroy();
  }

  async #query(query: string, text: string): Promise<GraphResponse> {
    const response = JSON.parse(await this.#post(JSON.stringify({ query, variables: { text } })));
    if (response.errors) throw new Error(JSON.stringify(response.errors));
    return response;
  }

  #post(body: string): Promise<string> {
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      ...signViewer(visitor, { secret: GATEWAY_SECRET, audience: "catalogue", body }, new Date()),
    };
    const target = { host: "127.0.0.1", port: this.port, path: "/graphql", method: "POST" };
    return new Promise((resolve, reject) => {
      const sent = request(
        { ...target, headers, agent: this.#agent, timeout: TIMEOUT_MS },
        (got) => {
          let text = "";
          got.setEncoding("utf8");
          got.on("data", (chunk: string) => {
            text += chunk;
          });
          got.on("end", () => resolve(text));
          got.on("error", reject);
        },
      );
      sent.on("timeout", () => sent.destroy(new Error("no response in time")));
      sent.on("error", reject);
      sent.end(body);
    });
  }
}
