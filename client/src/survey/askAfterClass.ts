import { reachedStatus } from "@eightcount/rules/watching/viewing-status";
import type { Companion } from "../player/engine/player";
import type { DeviceStorage } from "../storage/deviceStorage";
import { wasAsked } from "./askedClasses";
import { finished, type SurveyedClass, shown } from "./surveyState";
import { surveyStore } from "./surveyStore";

/**
 * Asks once for each class how hard it was: when its film ends, or when somebody who reached its
 * end goes on to another page. A full screen is left alone until it is over.
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
      // The page behind is the one somebody went on to, and where the survey leads back to.
      const { pathname, search } = window.location;
      show(pathname + search);
    };
  };
}
