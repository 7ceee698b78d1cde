import { parseMoves } from "../move-notation";

export const heelsMoves = parseMoves(`
heelWalk: heel walk | Walk long, drag, hip, look
  0: right .04 .4 -4 .3, weight -1, crouch .01, hips -.06 0, pelvis 14 -12 0, chest -18 8 -6, leftArm swing, rightArm swingb, head 6 -8 0
  1: left -.04 .78 4 .3, weight 1, crouch .01, hips .06 0, pelvis -14 12 0, chest 18 -8 -6, rightArm swing, leftArm hip, head -6 -8 0
  2: right -.34 .78 -26 .2, weight .9, crouch .1, hips .1 0, pelvis 0 14 0, leftArm hip, rightArm thigh, chest -8 -16 0, head -30 8 -8, dragged
  3: right -.1 .78 -8 .4, weight .9, crouch .02, hips .05 0, pelvis -10 8 0, leftArm hip, rightArm over, chest 8 -10 -10, head 24 -16 6, dragged, arrive .9
backUp: back it up | Step back, roll it, hand down the line
  0: right -.12 0 -20, left .1 .4 10 .2, weight -.8, crouch .1, hips -.08 -.04, pelvis 0 -10 12, rightArm head, leftArm low, chest -6 14 -8, head -14 -14 -10
  1: weight -.6, crouch .18, hips 0 -.1, pelvis 0 0 22, leftArm thigh, rightArm chest, chest 0 0 10, head 0 6 0
  2: weight .2, crouch .06, hips .06 .04, pelvis 0 8 -8, leftArm side, rightArm hip, chest 12 -10 -14, head 20 -22 0
  3: left .15 0 14, right -.15 0 -14, weight .3, crouch .02, hips .07 0, pelvis 0 9 0, leftArm hip, rightArm hip, chest 0 -9 -4, head -14 -4 0
sweep: dip and sweep | Slow dip, sweep the leg, rise through the spine
  0: left .42 0 40, right -.2 0 -26, weight .6, crouch .34, leftArm thigh, rightArm side, chest -18 -10 4, head -30 0 0, arrive 1
  1.5: right -.6 .1 -50, weight .9, crouch .36, leftArm thigh, rightArm diag, chest -24 -20 -4, head -30 -14 -8, dragged, arrive 1.2
  2.5: right -.2 0 -14, weight .4, crouch .2, leftArm thigh, rightArm thigh, pelvis 0 0 20, chest 0 0 24, head 0 20 0, dragged
  3.25: left .15 0 14, right -.15 0 -14, weight 0, crouch .01, leftArm over, rightArm head, chest 0 0 -14, head 0 -26 0, arrive .7
hipEight: hip figure eight | Hips right, left, around
  0: left .2 0 18, right -.2 0 -18, weight -.8, crouch .06, hips -.11 0, pelvis 0 -15 0, chest 0 14 0, leftArm low, rightArm hip, head -12 0 -8
  1: weight .8, crouch .06, hips .11 0, pelvis 0 15 0, chest 0 -14 0, rightArm low, leftArm hip, head 12 0 8
  2: weight -.5, crouch .11, hips -.09 .06, pelvis 20 -8 0, chest -16 6 0, leftArm second, rightArm head, head -10 -8 -6
  2.5: weight 0, crouch .13, hips 0 -.1, pelvis 0 0 16, chest 0 0 4, leftArm second, rightArm head, head 0 -4 0
  3: weight .5, crouch .08, hips .1 .03, pelvis -14 12 0, chest 12 -10 0, leftArm hip, rightArm over, head 16 -12 6
`);
