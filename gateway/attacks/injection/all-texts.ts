import { billingTexts } from "./billing-texts";
import { giftTexts } from "./gift-texts";
import { helpTexts } from "./help-texts";
import { keptTexts } from "./kept-texts";
import { readingTexts } from "./reading-texts";
import { sessionTexts } from "./session-texts";
import { settingsTexts } from "./settings-texts";
import { signUpTexts } from "./sign-up-texts";
import type { TextTable } from "./text-case";

/** Every text that a caller of the graph can write. */
export const allTexts: TextTable = {
  ...billingTexts,
  ...giftTexts,
  ...helpTexts,
  ...keptTexts,
  ...readingTexts,
  ...sessionTexts,
  ...settingsTexts,
  ...signUpTexts,
};
