import { DIFFICULTY } from "@eightcount/rules/watching/difficulty-survey";

export interface SurveyedClass {
  readonly classId: string;
  readonly songName: string;
}

export interface SurveyState {
  /** True if a class was completed and its survey is due. */
  readonly isFlagActive: boolean;
  /** True if there is a page to return to afterwards. */
  readonly isPathActive: boolean;
  readonly isSurveyActive: boolean;
  readonly surveyRating: number;
  readonly surveyDifficulty: number;
  readonly surveyComments: string;
  readonly danceClass: SurveyedClass | null;
  readonly returnPath: string | null;
}

export const initialSurvey: SurveyState = {
  isFlagActive: false,
  isPathActive: false,
  isSurveyActive: false,
  surveyRating: DIFFICULTY.initial,
  surveyDifficulty: DIFFICULTY.initial,
  surveyComments: "",
  danceClass: null,
  returnPath: null,
};

export const dueSurvey = (danceClass: SurveyedClass): SurveyState => ({
  ...initialSurvey,
  isFlagActive: true,
  danceClass,
});

/** Shows a survey that is due. A null `returnPath` stays on the current page. */
export function showSurvey(state: SurveyState, returnPath: string | null): SurveyState {
  if (!state.isFlagActive || state.isSurveyActive) return state;
  return { ...state, isSurveyActive: true, isPathActive: returnPath !== null, returnPath };
}

export const withDifficulty = (state: SurveyState, surveyDifficulty: number): SurveyState => ({
  ...state,
  surveyDifficulty,
});
