import { PASSWORD_RULES } from "@eightcount/rules/people/password";
import type { ChecklistItem } from "../design/form/Checklist";

/** Returns every rule of a password and whether this password meets it. */
export const passwordChecklist = (password: string): readonly ChecklistItem[] =>
  PASSWORD_RULES.map(({ label, isMetBy }) => ({ label, isMet: isMetBy(password) }));
