import { parseMoves } from "../move-notation";

export const latinMoves = parseMoves(`
basic: basic, forward and back | Quick quick slow, break forward
  0: left .1 .34 6, right -.12 0 -10 .3, weight .9, crouch .05, hips .05 0, pelvis -10 9 0, chest 10 -8 0, leftArm frame, rightArm frame, head 0 -2 0
  .5: weight -.8, right -.12 0 -10, hips -.05 0, pelvis 8 -9 0, chest -8 8 0, leftArm frame, rightArm guard
  1: left .12 -.04 12, weight .9, crouch .06, hips .08 0, pelvis 0 11 0, chest 0 -9 0, leftArm guard, rightArm side, head -10 0 0
  2: right -.1 -.34 -12 .2, weight -.9, crouch .05, hips -.05 0, pelvis 10 -9 0, chest -10 8 0, leftArm frame, rightArm second
  2.5: left .12 -.04 12, weight .8, hips .05 0, pelvis -8 9 0, chest 8 -8 0, leftArm guard, rightArm frame
  3: right -.12 0 -12, weight -.9, crouch .06, hips -.08 0, pelvis 0 -11 0, chest 0 9 0, leftArm side, rightArm guard, head 10 0 0
spotTurn: spot turn | Left hand up, spot turn, style it
  0: left .05 .26 0, weight .9, crouch .04, leftArm up, rightArm frame, head 0 -4 0
  .75: turn 180, right -.06 0 -6 .5, weight -.6, crouch .01, leftArm fifth, rightArm first, head 50 0 0, arrive .7
  1.5: turn 360, left .2 0 16, weight .8, crouch .06, hips .08 0, pelvis 0 12 0, chest 0 -10 0, leftArm hip, rightArm high, head -18 -6 0, arrive .7
  2: right -.34 0 -20, weight -.8, crouch .08, hips -.1 0, pelvis 0 -12 0, chest 0 12 0, leftArm high, rightArm second, head 18 -6 0
  3: right -.14 0 -14, left .14 0 14, weight .5, crouch .05, hips .08 0, pelvis 0 11 0, chest 0 -10 0, leftArm frame, rightArm frame
suzyQ: Suzy Q shine | Suzy Q: cross, side, cross, tap
  0: left -.18 .16 -20, weight .8, crouch .09, pelvis -26 6 0, chest 20 -6 0, leftArm guard, rightArm second, head 0 0 0
  .5: right -.36 0 -16, weight -.8, crouch .07, pelvis 10 -8 0, chest -8 6 0, leftArm second, rightArm guard
  1: left -.2 .16 -20, weight .8, crouch .1, pelvis -26 6 0, chest 20 -6 0, leftArm guard, rightArm side, head -20 0 0
  2: left .34 0 22, weight .9, crouch .08, hips .1 0, pelvis 10 12 0, chest -8 -12 0, leftArm side, rightArm head, head 20 -4 6
  2.5: right .02 .1 -10 .6, weight .9, crouch .1, pelvis 18 4 0, chest -14 -4 0, leftArm low, rightArm low
  3: left .14 0 14, right -.14 0 -14, weight -.4, crouch .05, hips -.08 0, pelvis 0 -10 0, chest 0 8 0, leftArm high, rightArm hip, head 0 -10 0
chasse: chassé and hip | Chassé right, hip hip, arms through
  0: right -.4 0 -14, weight -.9, crouch .06, hips -.06 0, pelvis 0 -10 0, chest 0 8 0, leftArm frame, rightArm side, head -20 0 0, x 0
  .5: left -.14 0 10, weight .7, crouch .04, leftArm frame, rightArm frame, hips .03 0
  1: right -.62 0 -20, weight -.95, crouch .08, hips -.08 0, pelvis 6 -13 0, chest -10 10 0, leftArm fifth, rightArm second, head -24 -8 -6
  2: left .2 0 16, right -.4 0 -18, weight .8, crouch .08, hips .12 0, pelvis 0 15 0, chest 0 -12 0, leftArm hip, rightArm over, head 14 -10 8
  2.5: weight -.4, crouch .1, hips -.08 0, pelvis 0 -12 0, chest 0 10 0, leftArm hip, rightArm chest
  3: left .15 0 14, right -.15 0 -14, weight .6, crouch .05, hips .1 0, pelvis 0 13 0, chest 0 -11 0, leftArm second, rightArm second
perreo: reggaetón step | Step, drop the hip, shoulder, shoulder
  0: right -.36 .04 -26, left .24 0 24, weight -.8, crouch .16, hips -.12 0, pelvis 0 -16 6, chest -6 14 4, leftArm guard, rightArm hip, rightShoulder .05, head -16 0 -8
  .75: weight -.3, crouch .2, hips -.04 -.08, pelvis 0 -4 16, chest 0 2 10, leftArm low, rightArm low
  1.5: weight .8, crouch .17, hips .12 0, pelvis 0 16 6, chest 6 -14 4, rightArm guard, leftArm hip, leftShoulder .05, head 16 0 8
  2: weight .3, crouch .22, chest 0 0 10, leftShoulder .07, rightShoulder -.02, leftArm robot, rightArm robot, head 0 4 8, arrive .28
  2.5: weight -.3, crouch .2, rightShoulder .07, leftShoulder -.02, leftArm robot, rightArm robot, head 0 4 -8, arrive .28
  3: weight -.8, crouch .12, hips -.1 0, pelvis 0 -12 0, chest -20 10 -6, rightArm head, leftArm ldiag, head -20 -8 -6
`);
