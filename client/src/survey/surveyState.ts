import { DIFFICULTY } from "@eightcount/rules/watching/difficulty-survey";

/** A class the survey asks about. */
export interface SurveyedClass {
  readonly classId: string;
  readonly songName: string;
}

/** Everything about the survey after a class. */
export interface SurveyState {
  /** A class was danced to its end and not asked about yet. */
  readonly isFlagActive: boolean;
  /** There is a page to go on to afterwards. */
  readonly isPathActive: boolean;
  /** The survey is on the screen. */
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

/** A class was danced to its end: the survey is due. */
export const finished = (danceClass: SurveyedClass): SurveyState => ({
  ...initialSurvey,
  isFlagActive: true,
  danceClass,
});

/** Shows a survey that is due; `returnPath` is where its end leads, null: it stays where it is. */
export function shown(state: SurveyState, returnPath: string | null): SurveyState {
  if (!state.isFlagActive || state.isSurveyActive) return state;
  return { ...state, isSurveyActive: true, isPathActive: returnPath !== null, returnPath };
}

/** Another place on the slider. */
export const rated = (state: SurveyState, surveyDifficulty: number): SurveyState => ({
  ...state,
  surveyDifficulty,
});
