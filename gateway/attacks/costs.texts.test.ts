import { combiningMarks, longDomains } from "./costs/slow-texts";
import { describeAttacks } from "./describe-attacks";

describeAttacks("texts that take long to read", [...combiningMarks, ...longDomains]);
