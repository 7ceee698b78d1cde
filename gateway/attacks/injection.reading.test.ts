import { describeAttacks } from "./describe-attacks";
import { readingTexts } from "./injection/reading-texts";
import { textAttacks } from "./injection/text-attacks";

describeAttacks("texts that are looked up or searched for", textAttacks(readingTexts));
