import type { RunTask } from "./film-task";
import { renderAudio } from "./render-audio";
import { renderView } from "./render-view";

export const runTask: RunTask = (task) =>
  task.kind === "view" ? renderView(task) : renderAudio(task);
