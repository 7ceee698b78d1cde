import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import type { ProgressSession } from "./pendingProgress";
import { memoryStore, type PendingStore } from "./pendingStore";
import { type Delivery, ProgressQueue } from "./progressQueue";
import { ProgressServer, seeded } from "./testing/progressServer";

const DURATION = 1_800;
const saved: Delivery = { kind: "saved", nextHeartbeatSeconds: 10, savedAt: null };
type Chance = ReturnType<typeof seeded>;

/** Simulates a network that loses, repeats, and delays messages, and a clock that jumps. */
function unreliableNetwork(chance: Chance, server: ProgressServer) {
  let isOffline = false;
  const send = async (session: ProgressSession, update: ProgressUpdate) => {
    if (isOffline || chance.chance(0.2)) throw new TypeError("request lost");
    server.receive(session, update);
    if (chance.chance(0.2)) server.receive(session, update);
    await new Promise((resolve) => setTimeout(resolve, chance.int(0, 15_000)));
    if (chance.chance(0.2)) throw new TypeError("response lost");
    return saved;
  };
  const openTab = (store: PendingStore) =>
    new ProgressQueue({
      store,
      send,
      now: () => Date.now() + chance.int(-86_400_000, 86_400_000),
      random: chance.next,
    });
  const toggleNetwork = () => {
    isOffline = chance.chance(0.4);
  };
  const reconnect = () => {
    isOffline = false;
  };
  return { openTab, toggleNetwork, reconnect };
}

/** Generates one player's updates, mostly heartbeats with some seeks and pauses. */
function randomUpdates(chance: Chance): ProgressUpdate[] {
  let positionSeconds = chance.int(0, 1_750);
  let dancedSeconds = 0;
  return Array.from({ length: chance.int(1, 25) }, (_, index) => {
    const isPlaying = chance.chance(0.8);
    if (chance.chance(0.2)) positionSeconds = chance.int(0, DURATION);
    else if (isPlaying) positionSeconds = Math.min(DURATION, positionSeconds + 10);
    if (isPlaying) dancedSeconds += 10;
    const reason = isPlaying ? "HEARTBEAT" : chance.chance(0.5) ? "PAUSE" : "SEEK";
    return { sequence: index + 1, positionSeconds, dancedSeconds, isPlaying, reason };
  });
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("VIEW-PROG-16 with any network and tab behavior", () => {
  it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
    "every session keeps its last position and status and counts once (seed %d)",
    async (seed) => {
      const chance = seeded(seed);
      const server = new ProgressServer(DURATION);
      const plain = new ProgressServer(DURATION);
      const { openTab, toggleNetwork, reconnect } = unreliableNetwork(chance, server);
      const store = memoryStore();
      const tabs = [openTab(store), openTab(store)];
      for (let session = 0; session < 4; session += 1) {
        const who = { memberId: "m", classId: "c", playbackSessionId: `s${session}` };
        const tab = tabs[session % tabs.length] as ProgressQueue;
        for (const update of randomUpdates(chance)) {
          plain.receive(who, update);
          tab.add(who, update);
          toggleNetwork();
          await jest.advanceTimersByTimeAsync(chance.int(0, 10_000));
          if (chance.chance(0.1)) void openTab(store).restore("m");
        }
      }
      reconnect();
      for (let visit = 0; visit < 12; visit += 1) {
        void openTab(store).restore("m");
        await jest.advanceTimersByTimeAsync(120_000);
      }
      expect(await store.all()).toEqual([]);
      const summaryOf = ({ sessions }: ProgressServer) =>
        [...sessions]
          .sort()
          .map(([id, { positionSeconds, dancedSeconds, status }]) => [
            id,
            positionSeconds,
            dancedSeconds,
            status,
          ]);
      expect(summaryOf(server)).toEqual(summaryOf(plain));
      expect(server.totalSeconds).toBe(plain.totalSeconds);
    },
  );
});
