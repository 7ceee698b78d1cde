import { describeWalk } from "./describe-walk";

describeWalk("phone", 1);
