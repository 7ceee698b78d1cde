import { describeWalk } from "./describe-walk";

describeWalk("desk", 0);
