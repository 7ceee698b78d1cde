import { isPlayable, Player, seatAt } from "./player.ts";
import { seeded } from "./random.ts";

const CLASS = { classId: "class-1", lengthSeconds: 1_200 };

const player = () => new Player(0, CLASS, seeded(1));

describe("a player", () => {
  it("counts its updates from one, and its position only grows", () => {
    const one = player();
    const sent = Array.from({ length: 20 }, () => one.next());
    expect(sent.map(({ sequence }) => sequence)).toEqual(sent.map((_, place) => place + 1));
    const positions = sent.map(({ positionSeconds }) => positionSeconds);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(sent.map(({ playbackSessionId }) => playbackSessionId)).size).toBe(1);
    expect(sent[0]).toMatchObject({ classId: "class-1", isPlaying: true, reason: "HEARTBEAT" });
  });

  it("stops before the class counts as completed, which would resume it at its beginning", () => {
    const one = player();
    let last = 0;
    while (!one.isOver) last = one.next().positionSeconds;
    expect(last).toBeGreaterThan(1_000);
    expect(last).toBeLessThan(1_200 - 120);
  });

  it("takes an acknowledgment only with the position that was sent", () => {
    const one = player();
    const sent = one.next();
    expect(one.acknowledge(sent, Math.floor(sent.positionSeconds) - 1)).toBe(false);
    expect(one.acknowledge(sent, Math.floor(sent.positionSeconds))).toBe(true);
  });

  it("notices an acknowledged position that is missing or lower", () => {
    const one = player();
    expect(one.isKept(null)).toBe(true);
    const sent = one.next();
    const saved = Math.floor(sent.positionSeconds);
    one.acknowledge(sent, saved);
    expect(one.isKept(saved)).toBe(true);
    expect(one.isKept(saved + 10)).toBe(true);
    expect(one.isKept(saved - 1)).toBe(false);
    expect(one.isKept(0)).toBe(false);
    expect(one.isKept(null)).toBe(false);
  });
});

describe("seats", () => {
  it("give each number its own pair of member and class, until none is left", () => {
    const seats = [...Array(12).keys()].map((number) => seatAt(number, 3, 4));
    expect(new Set(seats.map((seat) => JSON.stringify(seat))).size).toBe(12);
    expect(seatAt(12, 3, 4)).toBeNull();
  });

  it("are in classes in which a position can grow", () => {
    expect(isPlayable({ classId: "long", lengthSeconds: 600 })).toBe(true);
    expect(isPlayable({ classId: "short", lengthSeconds: 240 })).toBe(false);
  });
});
