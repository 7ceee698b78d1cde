import { SurveyGate } from "../survey/SurveyGate";
import { useVisitTracking } from "../tracking/useVisitTracking";
import { DisplacedPageGuard } from "./DisplacedPageGuard";
import { NetworkNotice } from "./NetworkNotice";

/** Lazy-loaded global UI: survey, visit tracking, offline notice, other-member notice. */
export function GlobalOverlays() {
  useVisitTracking();
  return (
    <>
      <SurveyGate />
      <NetworkNotice />
      <DisplacedPageGuard />
    </>
  );
}
