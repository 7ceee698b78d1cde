import { describeAttacks } from "./describe-attacks";
import {
  bringToCaptchas,
  captchaAtOnce,
  forgedCaptchas,
  signUpCaptchas,
  usedCaptchas,
} from "./guessing/captchas";

beforeAll(() => bringToCaptchas());

describeAttacks("captchas", [...forgedCaptchas, ...usedCaptchas, ...signUpCaptchas]);
describeAttacks("captchas at once", [captchaAtOnce]);
