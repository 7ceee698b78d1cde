import { finished, initialSurvey, rated, shown } from "./surveyState";

const danceClass = { classId: "1", songName: "Run It Back" };

describe("the state of the survey after a class", () => {
  it("SURV-08 begins with nothing due, rating and difficulty 3 and no comments", () => {
    expect(initialSurvey).toMatchObject({
      isFlagActive: false,
      isPathActive: false,
      isSurveyActive: false,
      surveyRating: 3,
      surveyDifficulty: 3,
      surveyComments: "",
    });
  });

  it("SURV-08 a finished class raises the flag, a page to go on to the path, showing it the survey", () => {
    const due = finished(danceClass);
    expect(due).toMatchObject({ isFlagActive: true, isSurveyActive: false, danceClass });
    expect(shown(due, "/history")).toMatchObject({
      isFlagActive: true,
      isPathActive: true,
      isSurveyActive: true,
      returnPath: "/history",
    });
    expect(shown(due, null)).toMatchObject({ isPathActive: false, isSurveyActive: true });
  });

  it("nothing is shown that is not due, and nothing twice", () => {
    expect(shown(initialSurvey, "/")).toBe(initialSurvey);
    const first = shown(finished(danceClass), "/history");
    expect(shown(first, "/saved")).toBe(first);
  });

  it("follows the slider", () => {
    expect(rated(finished(danceClass), 5).surveyDifficulty).toBe(5);
  });
});
