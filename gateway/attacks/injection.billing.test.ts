import { describeAttacks } from "./describe-attacks";
import { billingTexts } from "./injection/billing-texts";
import { textAttacks } from "./injection/text-attacks";

describeAttacks("texts of addresses, orders, and codes", textAttacks(billingTexts));
