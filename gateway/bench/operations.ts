import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { Content } from "./content.ts";
import type { BenchMember } from "./token-issuer.ts";

/** One operation as members send it. */
export interface BenchOperation {
  readonly title: string;
  readonly clientName: string;
  readonly subgraph: "catalogue" | "viewing";
  /** Requests of one round. */
  readonly requests: number;
  readonly next: () => { readonly token: string; readonly variables: object };
  readonly isGood: (response: string) => boolean;
}

const persisted = JSON.parse(
  readFileSync(path.join(checkout, "client/persisted-operations.json"), "utf8"),
) as Readonly<Record<string, string>>;

const idOf = (name: string): string => {
  const found = Object.entries(persisted).find(([, text]) => text.includes(` ${name}(`));
  if (!found) throw new Error(`the client has no operation ${name} any more`);
  return found[0];
};

const ids = new Map<string, string>();

export function bodyOf({ clientName }: BenchOperation, variables: object): string {
  const sha256Hash = ids.get(clientName) ?? idOf(clientName);
  ids.set(clientName, sha256Hash);
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  return JSON.stringify({ operationName: clientName, variables, extensions });
}

const turnOf = <T>(values: readonly T[]): (() => T) => {
  let turn = 0;
  return () => {
    const value = values[turn % values.length];
    turn += 1;
    if (value === undefined) throw new Error("nothing to send");
    return value;
  };
};

const SEARCHES = 100;
const UPDATES = 600;

export function search(content: Content, members: readonly BenchMember[]): BenchOperation {
  const term = turnOf(content.terms);
  const member = turnOf(members);
  return {
    title: "search",
    clientName: "SearchScreenQuery",
    subgraph: "catalogue",
    requests: SEARCHES,
    next: () => ({
      token: member().token,
      variables: { text: term(), hasText: true, isMember: true },
    }),
    // A term's beginning, such as "The", may find nothing.
    isGood: (response) => response.includes('"data":{"search":{') && !response.includes('"errors"'),
  };
}

export function progress(content: Content, members: readonly BenchMember[]): BenchOperation {
  const classId = turnOf(content.classIds);
  const players = members.map(({ token }) => ({
    token,
    classId: classId(),
    playbackSessionId: randomUUID(),
    sequence: 0,
  }));
  const player = turnOf(players);
  return {
    title: "progress",
    clientName: "sendProgressMutation",
    subgraph: "viewing",
    requests: UPDATES,
    next: () => {
      const playing = player();
      playing.sequence += 1;
      const { token, sequence, playbackSessionId, classId: dancedClass } = playing;
      const input = {
        classId: dancedClass,
        playbackSessionId,
        sequence,
        positionSeconds: 100 + (sequence % 3_000),
        dancedSeconds: sequence,
        isPlaying: true,
        reason: "HEARTBEAT",
      };
      return { token, variables: { input } };
    },
    isGood: (response) => response.includes('"ProgressRecorded"'),
  };
}
