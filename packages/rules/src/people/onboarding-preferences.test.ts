import {
  chosenStyles,
  displayedSkill,
  GOAL_ANSWERS,
  goalFromStored,
  isSkillLevel,
  isTimePreference,
  SKILL_UNSET,
  storedGoal,
  TIME_ANSWERS,
} from "./onboarding-preferences";

describe("onboarding preferences", () => {
  it("FUN-ONB-17 skill level 555 means unset and is shown as 0", () => {
    expect(SKILL_UNSET).toBe(555);
    expect(displayedSkill(555)).toBe(0);
    expect(displayedSkill(7)).toBe(7);
  });

  it("a level is a whole number from 0 to 10, or unset", () => {
    expect([0, 10, 555].every(isSkillLevel)).toBe(true);
    expect([-1, 11, 2.5, Number.NaN].some(isSkillLevel)).toBe(false);
  });

  it("FUN-ONB-18 less than 40 minutes is 40, more than 40 minutes is 60", () => {
    expect(TIME_ANSWERS).toEqual([
      { answer: "Less than 40 minutes", minutes: 40 },
      { answer: "More than 40 minutes", minutes: 60 },
    ]);
    expect([40, 60].every(isTimePreference)).toBe(true);
    expect([0, 39, 41, 100].some(isTimePreference)).toBe(false);
  });

  it("FUN-ONB-19 the goals are kept as Workout, Dance, and Dance and Workout", () => {
    expect(GOAL_ANSWERS.map(({ answer, stored }) => [answer, stored])).toEqual([
      ["A good workout", "Workout"],
      ["Get better at dance", "Dance"],
      ["Both", "Dance and Workout"],
    ]);
    for (const { goal } of GOAL_ANSWERS) expect(goalFromStored(storedGoal(goal))).toBe(goal);
    expect(goalFromStored("Sleep")).toBeNull();
    expect(goalFromStored(null)).toBeNull();
  });

  it("FUN-ONB-20 chosen styles are kept with ids and without trailers", () => {
    const heels = { id: "s1", name: "Heels", trailerUrl: "/heels.mp4", imageUrl: "/heels.webp" };
    expect(chosenStyles([heels])).toEqual([{ id: "s1", name: "Heels" }]);
  });
});
