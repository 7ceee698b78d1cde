import { reachedStatus } from "@eightcount/rules/watching/viewing-status";
import type { Companion } from "../player/engine/player";
import type { DeviceStorage } from "../storage/deviceStorage";
import { wasAsked } from "./askedClasses";
import { finished, type SurveyedClass, shown } from "./surveyState";
import { surveyStore } from "./surveyStore";

/**
 * Shows the survey once per class: when the class ends, or when a member who completed it leaves
 * the page. Waits until full screen ends.
 */
export function askAfterClass(danceClass: SurveyedClass, device: DeviceStorage): Companion {
  return ({ store }) => {
    if (wasAsked(device, danceClass.classId)) return () => undefined;
    let isDue = false;
    const show = (returnPath: string | null) => {
      if (!isDue) return;
      isDue = false;
      surveyStore.set(shown(finished(danceClass), returnPath));
    };
    let isOver = false;
    const follow = () => {
      const now = store.get();
      if (!isOver && reachedStatus(now) === "COMPLETED") {
        isOver = true;
        isDue = true;
      }
      if (now.hasEnded && !document.fullscreenElement) show(null);
    };
    const unfollow = store.subscribe(follow);
    document.addEventListener("fullscreenchange", follow);
    return () => {
      unfollow();
      document.removeEventListener("fullscreenchange", follow);
      // The address is already the next page's, which is where the survey returns to.
      const { pathname, search } = window.location;
      show(pathname + search);
    };
  };
}
