import { SurveyGate } from "../survey/SurveyGate";
import { ConsentGate } from "../tracking/ConsentGate";
import { useCountedVisit } from "../tracking/useCountedVisit";
import { NetworkNotice } from "./NetworkNotice";

/** What stands beside every page and is no part of the first: notice, survey, counted visits. */
export function Beside() {
  useCountedVisit();
  return (
    <>
      <SurveyGate />
      <ConsentGate />
      <NetworkNotice />
    </>
  );
}
