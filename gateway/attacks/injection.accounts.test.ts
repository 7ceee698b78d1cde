import { describeAttacks } from "./describe-attacks";
import { helpTexts } from "./injection/help-texts";
import { keptTexts } from "./injection/kept-texts";
import { sessionTexts } from "./injection/session-texts";
import { settingsTexts } from "./injection/settings-texts";
import { signUpTexts } from "./injection/sign-up-texts";
import { textAttacks } from "./injection/text-attacks";

describeAttacks("texts of sign-ups", textAttacks(signUpTexts));
describeAttacks("texts of sign-ins, codes, and resets", textAttacks(sessionTexts));
describeAttacks("texts of profiles and new passwords", textAttacks(settingsTexts));
describeAttacks("texts that are mailed to the support", textAttacks(helpTexts));
describeAttacks("texts of ratings and visits", textAttacks(keptTexts));
