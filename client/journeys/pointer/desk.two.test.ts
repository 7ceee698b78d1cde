import { describeWalk } from "./describe-walk";

jest.setTimeout(120_000);

describeWalk("desk", 1);
