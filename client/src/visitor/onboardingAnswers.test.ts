import { deviceStorage } from "../storage/deviceStorage";
import { readAnswers, saveAnswers, saveStepIndex } from "./onboardingAnswers";
import { readUrlParams, saveUrlParams } from "./urlParams";

const device = deviceStorage(() => window.localStorage);

beforeEach(() => window.localStorage.clear());

describe("the visitor's answers", () => {
  it("FUN-ONB-20 keeps chosen styles with ids and without trailer", () => {
    const style = { id: "s1", name: "Heels", trailerUrl: "https://films/heels.mp4" };
    saveAnswers(device, { ...readAnswers(device), prefStyles: [style] });
    expect(JSON.parse(window.localStorage.getItem("onboardingPref") ?? "")).toMatchObject({
      prefStyles: [{ id: "s1", name: "Heels" }],
    });
    expect(window.localStorage.getItem("onboardingPref")).not.toContain("trailer");
  });

  it("FUN-ONB-21 onboardingStep, onboardingPref and urlParams are written and survive", () => {
    const answers = { ...readAnswers(device), skillLevel: 7, timePreferenceMinutes: 40 };
    saveAnswers(device, answers);
    saveStepIndex(device, 3);
    saveUrlParams(device, "?r=ana&o=q2-q1");
    const later = deviceStorage(() => window.localStorage);
    expect(readAnswers(later)).toEqual(answers);
    expect(later.get("onboardingStep")).toBe("3");
    expect(readUrlParams(later)).toEqual({ r: "ana", o: "q2-q1" });
  });

  it.each(["", "{", "null", "[]", '{"skillLevel":99,"prefStyles":[1,{"id":2}],"danceGoal":"FLY"}'])(
    "treats invalid values (%p) as unanswered",
    (text) => {
      window.localStorage.setItem("onboardingPref", text);
      window.localStorage.setItem("urlParams", text);
      expect(readAnswers(device)).toEqual({
        skillLevel: 555,
        timePreferenceMinutes: null,
        danceGoal: null,
        prefStyles: [],
      });
      expect(() => readUrlParams(device)).not.toThrow();
    },
  );
});
