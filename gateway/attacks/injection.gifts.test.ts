import { describeAttacks } from "./describe-attacks";
import { giftTexts } from "./injection/gift-texts";
import { textAttacks } from "./injection/text-attacks";

describeAttacks("texts of gift cards", textAttacks(giftTexts));
