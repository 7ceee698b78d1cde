import { Agent, request } from "node:http";
import { signViewer } from "@eightcount/test-kit/viewer/sign-viewer";
import { GATEWAY_SECRET } from "./subgraph-process.ts";

const RECORD_PROGRESS = `mutation RecordProgress($input: RecordProgressInput!) {
  recordProgress(input: $input) {
    __typename
    ... on ProgressRecorded {
      isCurrent nextHeartbeatSeconds danceClass { id }
    }
    ... on RecordProgressRefused { code message }
  }
}`;

const TIMEOUT_MS = 10_000;

export interface Heartbeat {
  readonly memberId: string;
  readonly classId: string;
  readonly sessionId: string;
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly dancedSeconds: number;
}

export function bodyOf({ memberId: _, sessionId, ...measured }: Heartbeat): string {
  const input = {
    ...measured,
    playbackSessionId: sessionId,
    isPlaying: true,
    reason: "HEARTBEAT",
  };
  return JSON.stringify({ query: RECORD_PROGRESS, variables: { input } });
}

/** Signs the request as the gateway does. The headers are valid for thirty seconds. */
export function headersOf(memberId: string, body: string): Readonly<Record<string, string>> {
  const viewer = {
    memberId,
    sessionId: null,
    email: null,
    groups: ["Subscriber" as const],
    address: "192.0.2.1",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)",
  };
  return {
    "content-type": "application/json",
    ...signViewer(viewer, { secret: GATEWAY_SECRET, audience: "viewing", body }, new Date()),
  };
}

export const isAcknowledged = (response: string) => response.includes('"ProgressRecorded"');

export class GraphClient {
  private readonly port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 128 });

  constructor(port: number) {
    this.port = port;
  }

  async send(heartbeat: Heartbeat): Promise<boolean> {
    const response = await this.#post(bodyOf(heartbeat), heartbeat.memberId).catch(() => "");
    return isAcknowledged(response);
  }

  close(): void {
    this.#agent.destroy();
  }

  #post(body: string, memberId: string): Promise<string> {
    const headers = {
      "content-length": String(Buffer.byteLength(body)),
      ...headersOf(memberId, body),
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
