import { films } from "../../content/content-film";
import { mirrored } from "../motion/move";
import { choreographyOf } from "./choreography";
import { parseMoves } from "./move-notation";

describe("choreography", () => {
  it("dances in every eight-count what the table of contents says", () => {
    for (const film of films) {
      const { combo } = choreographyOf(film.style, film.seed);
      film.phrases.forEach((phrase, eight) => {
        const danced = combo.slice(eight * 2, eight * 2 + 2).map((move) => move.name);
        expect(danced).toContain(phrase);
      });
    }
  });

  it("differs between two films of one style", () => {
    const danced = films.map(({ style, seed }) =>
      JSON.stringify([style, choreographyOf(style, seed).combo]),
    );
    expect(new Set(danced).size).toBe(films.length);
  });

  it("gives every move a cue a teacher can call", () => {
    for (const { style, seed } of films) {
      const { combo, warm, ready } = choreographyOf(style, seed);
      expect([combo.length, warm.length, ready.length]).toEqual([8, 4, 2]);
      for (const { cue, keys } of [...combo, ...warm]) {
        expect(cue.length).toBeGreaterThan(5);
        expect(keys.length).toBeGreaterThan(2);
      }
    }
  });
});

describe("dance notation", () => {
  const notation = `
step: step left | Step and hold
  0: left .3 0 14, weight 1, leftArm side, chest -10 4 0
  1.5: weight 0, turn 90, dragged
`;

  it("reads moves with their key poses", () => {
    const move = parseMoves(notation).step;
    expect(move).toMatchObject({ name: "step left", cue: "Step and hold", counts: 4 });
    expect(move?.keys).toEqual([
      {
        count: 0,
        left: { x: 0.3, z: 0, toe: 14, heel: 0, lift: 0 },
        weight: 1,
        leftArm: { out: 0.96, up: 0.03, front: 0.08, elbow: 40 },
        chest: [-10, 4, 0],
      },
      { count: 1.5, weight: 0, turn: 90, isDragged: true },
    ]);
  });

  it("mirrors a move, and twice is the move itself", () => {
    const move = parseMoves(notation).step;
    if (!move) throw new Error("no move");
    const other = mirrored(move);
    expect(other.name).toBe("step right");
    expect(other.keys[0]).toMatchObject({ right: { x: -0.3, toe: -14 }, weight: -1 });
    expect(other.keys[1]?.turn).toBe(-90);
    expect(JSON.stringify(mirrored(other).keys[0]?.left)).toBe(JSON.stringify(move.keys[0]?.left));
  });

  it.each([
    ["  0: weight 1", "a key pose before any move"],
    ["step: no cue", "not `id: name | cue`"],
    ["a: b | c\n  0: wait 1", 'no word "wait"'],
    ["a: b | c\n  0: leftArm nowhere", 'no arm position "nowhere"'],
    ["a: b | c\n  0: left .3 x", "needs 3 or more numbers"],
  ])("refuses %j with the line and the reason", (text, reason) => {
    expect(() => parseMoves(text)).toThrow(reason);
  });
});
