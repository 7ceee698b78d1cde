import { SurveyGate } from "../survey/SurveyGate";
import { useCountedVisit } from "../tracking/useCountedVisit";
import { NetworkNotice } from "./NetworkNotice";
import { OtherMember } from "./OtherMember";

/** Lazy-loaded global UI: survey, visit tracking, offline notice, other-member notice. */
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
