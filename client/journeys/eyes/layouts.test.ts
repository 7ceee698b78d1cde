import { layoutsAt } from "./layouts";

const PLACES = [0, 1, 2, 3];
const onDay = (turn: number) =>
  PLACES.flatMap((place) => layoutsAt(place, { isOneEach: true, turn }));

describe("the layouts of a person's pictures", () => {
  it("one in the run of a day, alternating from person to person and every four days", () => {
    expect(onDay(20_784)).toEqual(["desk", "phone", "desk", "phone"]);
    expect(onDay(20_787)).toEqual(["desk", "phone", "desk", "phone"]);
    expect(onDay(20_788)).toEqual(["phone", "desk", "phone", "desk"]);
  });

  it("both in a full run", () => {
    expect(layoutsAt(0, { isOneEach: false })).toEqual(["desk", "phone"]);
  });
});
