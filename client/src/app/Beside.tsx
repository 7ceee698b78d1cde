import { SurveyGate } from "../survey/SurveyGate";
import { useCountedVisit } from "../tracking/useCountedVisit";
import { NetworkNotice } from "./NetworkNotice";
import { OtherMember } from "./OtherMember";

/** What stands beside every page and is no part of the first: survey, visits, lost network, another member. */
export function Beside() {
  useCountedVisit();
  return (
    <>
      <SurveyGate />
      <NetworkNotice />
      <OtherMember />
    </>
  );
}
