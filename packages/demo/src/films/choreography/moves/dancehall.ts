import { parseMoves } from "../move-notation";

export const dancehallMoves = parseMoves(`
wine: wine down | Wine: circle the hips, take it low
  0: left .34 0 36, right -.34 0 -36, weight -.5, crouch .2, hips -.12 0, pelvis 0 -12 8, chest 0 10 6, leftArm swing, rightArm thigh, head -8 4 -6
  .5: crouch .23, weight 0, hips 0 -.12, pelvis 0 0 24, chest 0 0 12, leftArm thigh, rightArm thigh
  1: weight .5, crouch .25, hips .12 0, pelvis 0 12 8, chest 0 -10 6, leftArm thigh, rightArm swing, head 8 4 6
  1.5: crouch .26, weight 0, hips 0 .1, pelvis 0 0 -14, chest 0 0 6, leftArm low, rightArm low
  2: weight -.5, crouch .28, hips -.12 0, pelvis 0 -12 8, chest 0 10 6, rightArm head, leftArm thigh, head -14 0 -8
  3: weight .4, crouch .14, hips .08 0, pelvis 0 10 0, chest 0 -8 0, rightArm up, leftArm hip, head 0 -12 6
bogle: bogle and swing | Bogle: lean it back and let the arms go
  0: right -.3 .1 -30, left .3 -.1 30, weight .5, crouch .14, chest 0 -10 -20, leftArm swingb, rightArm diag, head 0 -16 0
  1: weight -.5, crouch .2, chest 0 10 16, leftArm diag, rightArm swingb, head 0 10 0
  2: weight .5, crouch .14, chest 0 -10 -20, leftArm goal, rightArm diag, head 0 -16 0
  3: weight -.4, crouch .22, chest -10 8 20, leftArm low, rightArm cross, head 0 14 0
kneeFlick: knee flick | Flick the right knee, left knee, jump it out
  0: left .16 0 20, right -.3 .14 -40 .4 .36, weight 1, crouch .12, rightArm guard, leftArm side, chest -10 -10 8, head 0 0 8
  1: right -.16 0 -20, left .3 .14 40 .4 .36, weight -1, crouch .12, leftArm guard, rightArm side, chest 10 10 8, head 0 0 -8, jump .03
  2: left .38 0 38, right -.38 0 -38, weight 0, crouch .26, jump .1, leftArm thigh, rightArm thigh, chest 0 0 14, head 0 6 0
  2.5: weight 0, crouch .2, hips .08 0, pelvis 0 8 0, leftArm low, rightArm goal
  3: weight 0, crouch .24, hips -.08 0, pelvis 0 -8 0, leftArm goal, rightArm low, chest 0 6 6, head 0 0 -8
`);
