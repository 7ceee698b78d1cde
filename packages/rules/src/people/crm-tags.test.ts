import { planCodeByChoice } from "../billing/plans";
import { STYLE_DISPLAY_ORDER } from "../catalogue/style-order";
import { CRM_TAG_IDS, type CrmAnswers, crmTagIds } from "./crm-tags";
import { GOAL_ANSWERS, TIME_ANSWERS } from "./onboarding-preferences";

const none: CrmAnswers = {
  skillLevel: null,
  timePreferenceMinutes: null,
  danceGoal: null,
  styleNames: [],
  planChoice: null,
};
describe("CRM tags", () => {
  it("FUN-ONB-23 every style, level, time, goal and plan has its own fixed tag", () => {
    const tags = [
      ...crmTagIds({ ...none, styleNames: STYLE_DISPLAY_ORDER }),
      ...Array.from({ length: 11 }, (_, skillLevel) => crmTagIds({ ...none, skillLevel })).flat(),
      ...TIME_ANSWERS.flatMap((time) =>
        crmTagIds({ ...none, timePreferenceMinutes: time.minutes }),
      ),
      ...GOAL_ANSWERS.flatMap(({ goal }) => crmTagIds({ ...none, danceGoal: goal })),
      ...Object.keys(planCodeByChoice).flatMap((planChoice) => crmTagIds({ ...none, planChoice })),
    ];
    expect(tags).toHaveLength(13 + 11 + 2 + 3 + 7);
    expect(new Set(tags).size).toBe(tags.length);
    expect(new Set(tags)).toEqual(CRM_TAG_IDS);
  });

  it("all tags of a visitor are in one list", () => {
    expect(
      crmTagIds({
        skillLevel: 3,
        timePreferenceMinutes: 40,
        danceGoal: "DANCE",
        styleNames: ["Heels", "Salsa"],
        planChoice: "yearly",
      }),
    ).toEqual([1102, 1110, 1203, 1301, 1402, 1503]);
  });

  it("an unanswered question or unknown value has no tag", () => {
    expect(crmTagIds(none)).toEqual([]);
    expect(crmTagIds({ ...none, skillLevel: 555, styleNames: ["Polka", "constructor"] })).toEqual(
      [],
    );
  });
});
