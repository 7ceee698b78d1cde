import { SurveyGate } from "../survey/SurveyGate";
import { useCountedVisit } from "../tracking/useCountedVisit";
import { NetworkNotice } from "./NetworkNotice";

/** What stands beside every page and is no part of the first: survey, counted visits, lost network. */
export function Beside() {
  useCountedVisit();
  return (
    <>
      <SurveyGate />
      <NetworkNotice />
    </>
  );
}
