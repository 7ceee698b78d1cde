import { useEffect } from "react";
import { SurveyGate } from "../survey/SurveyGate";
import { useVisitTracking } from "../tracking/useVisitTracking";
import { DisplacedPageGuard } from "./DisplacedPageGuard";
import { NetworkNotice } from "./NetworkNotice";
import { reportPageLoad } from "./reportPageLoad";

/** Lazy-loaded global UI: survey, visit tracking, offline notice, other-member notice, page load. */
export function GlobalOverlays() {
  useVisitTracking();
  useEffect(reportPageLoad, []);
  return (
    <>
      <SurveyGate />
      <NetworkNotice />
      <DisplacedPageGuard />
    </>
  );
}
