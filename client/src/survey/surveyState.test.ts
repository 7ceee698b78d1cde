import { dueSurvey, initialSurvey, showSurvey, withDifficulty } from "./surveyState";

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
    const due = dueSurvey(danceClass);
    expect(due).toMatchObject({ isFlagActive: true, isSurveyActive: false, danceClass });
    expect(showSurvey(due, "/history")).toMatchObject({
      isFlagActive: true,
      isPathActive: true,
      isSurveyActive: true,
      returnPath: "/history",
    });
    expect(showSurvey(due, null)).toMatchObject({ isPathActive: false, isSurveyActive: true });
  });

  it("shows only what is due, and only once", () => {
    expect(showSurvey(initialSurvey, "/")).toBe(initialSurvey);
    const first = showSurvey(dueSurvey(danceClass), "/history");
    expect(showSurvey(first, "/saved")).toBe(first);
  });

  it("follows the slider", () => {
    expect(withDifficulty(dueSurvey(danceClass), 5).surveyDifficulty).toBe(5);
  });
});
