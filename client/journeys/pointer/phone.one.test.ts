import { describeWalk } from "./describe-walk";

describeWalk("phone", 0);
