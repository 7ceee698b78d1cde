import { parseMoves } from "../move-notation";

export const warmUpMoves = parseMoves(`
groove: two-step groove | Two-step right and left, let it bounce
  0: right -.42 0 -18, weight -1, crouch .05, leftArm swing, rightArm swingb, chest -12 3 0, head 10 4 -4
  1: left -.2 .02 10 .4, weight -.8, crouch .09, leftArm low, rightArm hip, chest 10 -4 4, head -6 0 6
  2: left .42 0 18, right -.15 0 -14, weight 1, crouch .05, rightArm swing, leftArm swingb, chest 12 -3 0, head -10 4 4
  3: right .2 .02 -10 .4, weight .8, crouch .09, rightArm low, leftArm hip, chest -10 4 4, head 6 0 -6
rolls: body roll | Body roll: chest, ribs, hips
  0: left .3 0 24, right -.3 0 -24, weight 0, crouch .05, chest 0 0 -16, ribs 0 .1, head 0 -14 0, leftArm low, rightArm low
  1: crouch .13, chest 0 0 6, hips 0 .1, pelvis 0 0 -16, head 0 10 0, leftArm thigh, rightArm thigh
  2: weight -.7, crouch .07, hips -.07 0, pelvis 0 -9 0, chest -14 8 0, rightArm head, leftArm low, head -20 0 -8
  3: weight .7, crouch .07, hips .07 0, pelvis 0 9 0, chest 14 -8 0, leftArm head, rightArm low, head 20 0 8
reach: reach and release | Reach up and across, soften the knees
  0: left .3 0 20, right -.3 0 -20, weight .8, leftArm over, rightArm low, chest -14 -18 0, head -20 -12 -6, crouch .02
  1: weight .2, crouch .14, leftArm cross, rightArm swingb, chest -10 -6 18, head -10 16 0
  2: weight -.8, rightArm over, leftArm low, chest 14 18 0, head 20 -12 6, crouch .02
  3: weight 0, crouch .15, leftArm thigh, rightArm thigh, chest 0 0 26, head 0 18 0
`);
