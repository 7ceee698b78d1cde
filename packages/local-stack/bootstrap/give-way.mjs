import os from "node:os";

/**
 * Lowers the priority of a program that has just started. Its own processes start later and inherit
 * it. Relative to ours, because nobody but root may raise a priority.
 */
export function giveWay({ pid }, niceness) {
  if (niceness === 0 || !pid) return;
  os.setPriority(pid, Math.min(os.getPriority() + niceness, os.constants.priority.PRIORITY_LOW));
}
