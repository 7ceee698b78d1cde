import { STREAM_HEARTBEAT_SECONDS } from "@eightcount/rules/watching/stream-heartbeat";
import type { Player } from "../engine/player";
import { createStore, type Store } from "../engine/store";
import { measurePlayback } from "./measurePlayback";
import type { OtherStream, PlaybackQuality, StreamAnswer, StreamRequests } from "./otherStream";

export type StreamState =
  | { readonly kind: "free" }
  /** The member has to decide which of the others to stop. */
  | { readonly kind: "asking"; readonly streams: readonly OtherStream[] }
  /** The member let the others play. */
  | { readonly kind: "declined" }
  /** Another player took over. */
  | { readonly kind: "stopped"; readonly stoppedBy: string | null };

const SECOND_MS = 1_000;

/** Pauses the film if the member's other players fill the limit or one of them takes over. */
export class StreamKeeper {
  readonly store: Store<{ readonly state: StreamState }> = createStore<{
    readonly state: StreamState;
  }>({ state: { kind: "free" } });
  readonly #player: Player;
  readonly #requests: StreamRequests;
  readonly #stopWatching: () => void;
  readonly #takePlayback: () => PlaybackQuality | null;
  /** The server may request another interval. */
  #heartbeatMs = STREAM_HEARTBEAT_SECONDS * SECOND_MS;
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #isWaiting = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(player: Player, requests: StreamRequests) {
    this.#player = player;
    this.#requests = requests;
    this.#takePlayback = measurePlayback(player);
    let wasPlaying = player.store.get().isPlaying;
    this.#stopWatching = player.store.subscribe(() => {
      const { isPlaying } = player.store.get();
      const hasStarted = isPlaying && !wasPlaying;
      wasPlaying = isPlaying;
      if (hasStarted) this.#playPressed();
    });
    // A class starts by itself when it opens.
    void this.#ask(requests.start);
    this.#beat();
  }

  /** Stops another stream and plays here. */
  takeOver(stopping: string): Promise<void> {
    return this.#ask(() => this.#requests.takeOver(stopping));
  }

  /** Plays here again, in place of the player that took over. */
  watchHere(): Promise<void> {
    const { state } = this.store.get();
    const stoppedBy = state.kind === "stopped" ? state.stoppedBy : null;
    return stoppedBy === null ? this.#ask(this.#requests.start) : this.takeOver(stoppedBy);
  }

  /** Lets the others play. */
  decline(): void {
    this.store.set({ state: { kind: "declined" } });
  }

  /** Makes room while the page is gone. Playing again asks again. */
  leave(): void {
    this.#confirmedAt = Number.NEGATIVE_INFINITY;
    const playback = this.#takePlayback();
    if (this.store.get().state.kind === "free") this.#requests.end(playback);
  }

  destroy(): void {
    this.leave();
    this.#isOver = true;
    this.#stopWatching();
    clearTimeout(this.#timer);
  }

  #playPressed(): void {
    const { kind } = this.store.get().state;
    if (kind !== "free") {
      this.#player.pause();
      if (kind !== "asking") void this.watchHere();
    } else if (Date.now() - this.#confirmedAt >= this.#heartbeatMs) {
      void this.#ask(this.#requests.start);
    }
  }

  #beat(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isFree = this.store.get().state.kind === "free";
      if (isFree && this.#player.store.get().isPlaying) void this.#ask(this.#requests.keepAlive);
      this.#beat();
    }, this.#heartbeatMs);
  }

  async #ask(request: () => Promise<StreamAnswer>): Promise<void> {
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const answer = await request();
    this.#isWaiting = false;
    if (!this.#isOver) this.#apply(answer);
  }

  #apply(answer: StreamAnswer): void {
    if (answer.kind === "held") {
      const heartbeatMs = answer.nextHeartbeatSeconds * SECOND_MS;
      const isOther = heartbeatMs !== this.#heartbeatMs;
      this.#heartbeatMs = heartbeatMs;
      this.#confirmedAt = Date.now();
      // The lease has the new length already.
      if (isOther) this.#beat();
      if (this.store.get().state.kind === "free") return;
      this.store.set({ state: { kind: "free" } });
      this.#player.play();
      return;
    }
    this.#player.pause();
    this.store.set({
      state:
        answer.kind === "tooMany"
          ? { kind: "asking", streams: answer.streams }
          : { kind: "stopped", stoppedBy: answer.stoppedBy },
    });
  }
}
