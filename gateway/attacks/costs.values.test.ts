import { longLists, wideObjects } from "./costs/many-values";
import { describeAttacks } from "./describe-attacks";

describeAttacks("many values at once", [...longLists, ...wideObjects]);
