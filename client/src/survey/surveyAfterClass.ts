import { reachedStatus } from "@eightcount/rules/watching/viewing-status";
import type { Companion } from "../player/engine/player";
import type { DeviceStorage } from "../storage/deviceStorage";
import { wasSurveyed } from "./surveyedClasses";
import { dueSurvey, type SurveyedClass, showSurvey } from "./surveyState";
import { surveyStore } from "./surveyStore";

/**
 * Shows the survey once per class: when the class ends, or when a member who completed it leaves
 * the page. Waits until full screen ends.
 */
export function surveyAfterClass(danceClass: SurveyedClass, device: DeviceStorage): Companion {
  return ({ store }) => {
    if (wasSurveyed(device, danceClass.classId)) return () => undefined;
    let isDue = false;
    const show = (returnPath: string | null) => {
      if (!isDue) return;
      isDue = false;
      surveyStore.set(showSurvey(dueSurvey(danceClass), returnPath));
    };
    let isCompleted = false;
    const onChange = () => {
      const now = store.get();
      if (!isCompleted && reachedStatus(now) === "COMPLETED") {
        isCompleted = true;
        isDue = true;
      }
      if (now.hasEnded && !document.fullscreenElement) show(null);
    };
    const unsubscribe = store.subscribe(onChange);
    document.addEventListener("fullscreenchange", onChange);
    return () => {
      unsubscribe();
      document.removeEventListener("fullscreenchange", onChange);
      // The address is already the next page's, which is where the survey returns to.
      const { pathname, search } = window.location;
      show(pathname + search);
    };
  };
}
