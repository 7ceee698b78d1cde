import { createPrivateKey, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { signTokens } from "@eightcount/local-stack/load-data/tokens/sign-tokens";
import { clientOperation } from "../../gateway/journeys/people/operations";
import type { Cluster } from "../testing/cluster/cluster.ts";
import type { Answer, Load, Stream } from "./load.ts";

const PLAYERS = 600;
const LIFE_SECONDS = 4 * 3_600;
/** From here, a class counts as started. Ten minutes of updates later, it is not over. */
const FIRST_SECONDS = 140;
const SHORTEST_CLASS_SECONDS = 900;
const READ_TRIES = 5;
const READ_AGAIN_MS = 2_000;
const TERMS = ["hip hop", "salsa", "balet", "house", "a", "waltz", "contemporary", "zzz"];

interface Player {
  readonly token: string;
  readonly address: string;
  readonly classId: string;
  readonly sessionId: string;
  sequence: number;
  acknowledged: number;
  isWaiting: boolean;
}

export interface Rates {
  readonly updates: number;
  readonly searches: number;
}

/** Members who dance and search, and visitors who open pages, so that every component works. */
export class MembersEvening {
  readonly #players: readonly Player[];
  #next = 0;

  constructor(private readonly cluster: Cluster) {
    const long = danceClasses.filter(
      ({ lengthSeconds, releasedHoursBefore, isArchived }) =>
        lengthSeconds >= SHORTEST_CLASS_SECONDS && releasedHoursBefore > 0 && !isArchived,
    );
    const tokens = signTokens({
      privateKey: createPrivateKey(cluster.keys.tokenPrivateKey),
      members: PLAYERS,
      now: new Date(),
      lifeSeconds: LIFE_SECONDS,
    });
    this.#players = tokens.map(({ token }, number) => ({
      token,
      address: `198.18.${Math.floor(number / 250)}.${number % 250}`,
      classId: long[number % long.length]?.id ?? "",
      sessionId: randomUUID(),
      sequence: 0,
      acknowledged: 0,
      isWaiting: false,
    }));
  }

  streams({ updates, searches }: Rates): readonly Stream[] {
    const client = this.cluster.portOf("client");
    const page = async (load: Load) => {
      const { status } = await load.call({ port: client, path: "/public/catalog" });
      return status === 200 ? null : `status ${status}`;
    };
    return [
      { name: "update", perSecond: updates, send: (load) => this.#update(load) },
      { name: "search", perSecond: searches, send: (load) => this.#search(load) },
      { name: "page", perSecond: 1, send: page },
      { name: "captcha", perSecond: 1, send: (load) => this.#ask(load, "useCaptchaQuery") },
      { name: "prices", perSecond: 1, send: (load) => this.#ask(load, "CheckoutScreenQuery") },
    ];
  }

  /** Members whose acknowledged position is missing or lower when it is read back. */
  async lostPositions(load: Load): Promise<readonly string[]> {
    const danced = this.#players.filter(({ acknowledged }) => acknowledged > 0);
    const lost: string[] = [];
    for (const player of danced) {
      const { acknowledged, classId } = player;
      const { progress } = await this.#readClass(load, player);
      const read = progress?.resumeAtSeconds ?? 0;
      if (read < acknowledged) lost.push(`${classId}: ${read} instead of ${acknowledged}`);
    }
    return danced.length === 0 ? ["nobody danced"] : lost;
  }

  /** Asks again after an error, which says nothing about the position. */
  async #readClass(load: Load, player: Player): Promise<ClassRead> {
    const { classId } = player;
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#send(load, "ClassPageScreenQuery", { classId }, player);
      const { danceClass } = dataOf(answer) as { danceClass?: ClassRead };
      if (danceClass) return danceClass;
      if (tries === READ_TRIES) throw new Error(`${classId} cannot be read: ${told(answer)}`);
      await sleep(READ_AGAIN_MS);
    }
  }

  #update(load: Load): Promise<string | null> | null {
    const player = this.#players[this.#next % PLAYERS];
    this.#next += 1;
    if (!player || player.isWaiting) return null;
    return this.#dance(load, player);
  }

  async #dance(load: Load, player: Player): Promise<string | null> {
    player.sequence += 1;
    player.isWaiting = true;
    const { classId, sequence, sessionId: playbackSessionId } = player;
    const positionSeconds = FIRST_SECONDS + sequence;
    const session = { classId, playbackSessionId, sequence, positionSeconds };
    const input = { ...session, isPlaying: true, dancedSeconds: sequence, reason: "HEARTBEAT" };
    try {
      const answer = await this.#send(load, "sendProgressMutation", { input }, player);
      const { recordProgress } = dataOf(answer) as { recordProgress?: { __typename: string } };
      if (recordProgress?.__typename !== "ProgressRecorded") return told(answer);
      player.acknowledged = positionSeconds;
      return null;
    } finally {
      player.isWaiting = false;
    }
  }

  async #search(load: Load): Promise<string | null> {
    const player = this.#players[Math.floor(Math.random() * PLAYERS)];
    const text = TERMS[Math.floor(Math.random() * TERMS.length)];
    const variables = { text, hasText: true, isMember: true };
    const answer = await this.#send(load, "SearchScreenQuery", variables, player);
    return "search" in dataOf(answer) ? null : told(answer);
  }

  async #ask(load: Load, name: string): Promise<string | null> {
    const player = this.#players[Math.floor(Math.random() * PLAYERS)];
    const answer = await this.#send(load, name, {}, player);
    return Object.keys(dataOf(answer)).length > 0 ? null : told(answer);
  }

  #send(
    load: Load,
    name: string,
    variables: object,
    { token, address }: { readonly token?: string; readonly address?: string } = {},
  ): Promise<Answer> {
    const body = { id: clientOperation(name).id, variables };
    const port = this.cluster.portOf("gateway");
    return load.call({
      port,
      path: "/graphql",
      body,
      ...(token && { token }),
      ...(address && { address }),
    });
  }
}

interface ClassRead {
  readonly progress: { readonly resumeAtSeconds: number } | null;
}

/** What a response without errors contains. */
function dataOf({ status, body }: Answer): object {
  if (status !== 200) return {};
  const { data, errors } = JSON.parse(body) as { data: object | null; errors?: readonly object[] };
  return (errors ? null : data) ?? {};
}

const told = ({ status, body }: Answer): string => `status ${status}: ${body.slice(0, 200)}`;
