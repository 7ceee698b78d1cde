import { finished, initialSurvey, rated, shown } from "./surveyState";

const danceClass = { classId: "1", songName: "Run It Back" };

describe("the state of the survey after a class", () => {
  it("SURV-08 starts with nothing due, rating and difficulty 3 and no comments", () => {
    expect(initialSurvey).toMatchObject({
      isFlagActive: false,
      isPathActive: false,
      isSurveyActive: false,
      surveyRating: 3,
      surveyDifficulty: 3,
      surveyComments: "",
    });
  });

  it("SURV-08 a finished class sets the flag, a return page sets the path, showing it sets the survey", () => {
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

  it("shows only what is due, and only once", () => {
    expect(shown(initialSurvey, "/")).toBe(initialSurvey);
    const first = shown(finished(danceClass), "/history");
    expect(shown(first, "/saved")).toBe(first);
  });

  it("follows the slider", () => {
    expect(rated(finished(danceClass), 5).surveyDifficulty).toBe(5);
  });
});
