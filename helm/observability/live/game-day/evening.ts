import { randomUUID } from "node:crypto";
import { READY_MADE_PASSWORD, readyMadeEmails } from "../../../../loadtests/data/members.ts";
import { Graph, type Sender } from "./graph.ts";

/** A few members who search, dance, and buy, so that faults have somebody to meet. */
export class Evening {
  readonly graph: Graph;
  readonly #timers: NodeJS.Timeout[] = [];
  #members: readonly Sender[] = [];
  #classes: readonly string[] = [];
  #sequence = 0;
  readonly #players = new Map<number, { readonly session: string; sequence: number }>();

  constructor(site: string) {
    this.graph = new Graph(site);
  }

  get member(): Sender {
    return this.#members[this.#sequence++ % this.#members.length] ?? {};
  }

  get classId(): string {
    return this.#classes[this.#sequence % this.#classes.length] ?? "";
  }

  async begin(classes: readonly string[]): Promise<void> {
    this.#classes = classes;
    await this.#signInAll();
    // Tokens live for minutes.
    this.#every(120_000, () => this.#signInAll());
    this.#every(250, () => this.search("salsa"));
    this.#every(200, () => this.suggest("bachata"));
    this.#every(300, () => this.graph.send("MemberIdentityQuery", {}, this.member));
    this.#every(100, () => this.dance());
    this.#every(700, () => this.graph.signIn(readyMadeEmails[0] ?? "", READY_MADE_PASSWORD));
    this.#every(500, () => this.play());
    this.#every(700, () => this.watch());
    this.#every(700, () => this.redeem("GIFT-USED"));
    this.#every(1_000, () => this.graph.send("CheckoutScreenQuery", {}, this.member));
    this.#every(1_000, () => this.graph.openPage());
  }

  end(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  search(text: string) {
    const variables = { text, hasText: true, isMember: true };
    return this.graph.send("SearchScreenQuery", variables, this.member);
  }

  suggest(text: string) {
    return this.graph.send("useSuggestedLinesQuery", { text }, this.member);
  }

  /** Sends the next update of a member's player, who dances one class for the whole evening. */
  dance() {
    const { member } = this;
    const number = this.#members.indexOf(member);
    const player = this.#players.get(number) ?? { session: randomUUID(), sequence: 0 };
    player.sequence += 1;
    this.#players.set(number, player);
    const input = {
      classId: this.#classes[number % this.#classes.length],
      playbackSessionId: player.session,
      sequence: player.sequence,
      positionSeconds: 140 + (player.sequence % 60),
      dancedSeconds: player.sequence,
      isPlaying: true,
      reason: "HEARTBEAT",
    };
    return this.graph.send("sendProgressMutation", { input }, member);
  }

  play() {
    const input = { classId: this.classId };
    return this.graph.send("useStartPlaybackMutation", { input }, this.member);
  }

  /** Plays a class for ten minutes, which takes no time here. */
  async watch(quality: object = {}) {
    const { member, classId } = this;
    const streamId = randomUUID();
    await this.graph.send("streamRequestsStartMutation", { input: { streamId, classId } }, member);
    const good = { hasFailed: false, playedSeconds: 600, stalledSeconds: 0, startupSeconds: 0.8 };
    const input = { streamId, playback: { ...good, ...quality } };
    return this.graph.send("streamRequestsEndMutation", { input }, member);
  }

  redeem(code: string) {
    const input = { attemptId: randomUUID(), code };
    return this.graph.send("useRedeemGiftCardMutation", { input }, this.member);
  }

  async #signInAll(): Promise<void> {
    const emails = readyMadeEmails.slice(0, 8);
    const senders = await Promise.all(
      emails.map((email) => this.graph.signIn(email, READY_MADE_PASSWORD)),
    );
    const signedIn = senders.filter(({ token }) => token !== undefined);
    if (signedIn.length > 0) this.#members = signedIn;
  }

  #every(milliseconds: number, work: () => Promise<unknown>): void {
    this.#timers.push(setInterval(() => void work(), milliseconds));
  }
}
