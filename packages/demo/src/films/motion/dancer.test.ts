import { FRAMES_PER_SECOND, films } from "../../content/content-film";
import { choreographyOf } from "../choreography/choreography";
import { Dancer } from "./dancer";
import { footAt } from "./footwork";
import { type Track, trackOf } from "./track";
import { distance, length, subtract } from "./vector";

const hair = { length: 0.3, tiedAt: 0.02 };

/** Dances the combo of a film once, frame by frame. */
function danced(filmIndex: number) {
  const film = films[filmIndex];
  if (!film) throw new Error("no film");
  const { combo, style } = choreographyOf(film.style, film.seed);
  const track = trackOf(combo, style.feel);
  const countsPerMinute = (8 * 60 * FRAMES_PER_SECOND) / film.framesPerEight;
  const dancer = new Dancer(track, countsPerMinute, hair);
  const frames = Array.from({ length: film.framesPerEight * 4 + 1 }, (_, frame) => {
    const seconds = frame / FRAMES_PER_SECOND;
    const count = (seconds * countsPerMinute) / 60;
    return { count, joints: dancer.at(seconds) };
  });
  return { track, frames };
}

type DancedFrame = ReturnType<typeof danced>["frames"][number];

const sides = [
  ["left", 0],
  ["right", 1],
] as const;

/** How far a foot moved between two frames, if it was planted in both. */
function slideOf(
  track: Track,
  step: { before: DancedFrame; now: DancedFrame; side: "left" | "right"; leg: 0 | 1 },
): readonly number[] {
  const { before, now, side, leg } = step;
  const feet = [footAt(track, side, before.count), footAt(track, side, now.count)];
  if (feet.some((foot) => foot.moving > 0 || foot.y > 0.03)) return [];
  const [from, to] = [before.joints.legs[leg].ball, now.joints.legs[leg].ball];
  return [Math.hypot(from[0] - to[0], from[2] - to[2])];
}

const solo = films.map((film, index) => ({ id: film.id, index }));

describe("a dancer", () => {
  it.each(solo.slice(0, 13))("does not slide on planted feet in $id", ({ index }) => {
    const { track, frames } = danced(index);
    const steps = frames.slice(1).flatMap((now, i) => {
      const before = frames[i];
      return before
        ? sides.flatMap(([side, leg]) => slideOf(track, { before, now, side, leg }))
        : [];
    });
    expect(steps.length).toBeGreaterThan(100);
    expect(steps.filter((metres) => metres > 0.004).length / steps.length).toBeLessThan(0.03);
    expect(Math.max(...steps)).toBeLessThan(0.012);
  });

  it("ends the combo where it begins, so that it repeats without a jump", () => {
    for (const { index } of solo.slice(0, 4)) {
      const { frames } = danced(index);
      const [first, last] = [frames[0]?.joints, frames.at(-1)?.joints];
      if (!first || !last) throw new Error("no frames");
      expect(distance(first.head, last.head)).toBeLessThan(0.02);
      expect(distance(first.arms[0].wrist, last.arms[0].wrist)).toBeLessThan(0.02);
    }
  });

  it("keeps its bones at their length", () => {
    for (const { joints } of danced(2).frames) {
      for (const { hip, knee, ankle } of joints.legs) {
        expect(length(subtract(knee, hip))).toBeCloseTo(0.44, 6);
        expect(length(subtract(ankle, knee))).toBeCloseTo(0.43, 2);
      }
      for (const { shoulder, elbow } of joints.arms) {
        expect(length(subtract(elbow, shoulder))).toBeCloseTo(0.285, 6);
      }
    }
  });
});
