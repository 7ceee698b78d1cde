import { parseMoves } from "../move-notation";

export const kpopMoves = parseMoves(`
point: point and pull | Point: heart, swipe, shoulder, shoulder
  0: left .22 0 10, right -.28 0 -10, weight -.6, crouch .06, leftArm chest, rightArm chest, chest 0 4 0, head -14 0 -10, leftShoulder .02, rightShoulder .02, arrive .3
  .5: leftArm chest, rightArm front, weight -.6, crouch .08, chest 20 0 4, head 0 0 -4, arrive .28
  1: weight .6, crouch .06, leftArm hip, rightArm side, chest -16 -6 0, head -36 0 0, hips .06 0, arrive .3
  2: weight .2, crouch .1, leftArm goal, rightArm goal, chest 0 0 0, rightShoulder .07, leftShoulder -.01, head 0 0 8, arrive .28
  2.5: weight -.2, crouch .06, leftArm goal, rightArm goal, leftShoulder .07, rightShoulder -.01, head 0 0 -8, arrive .28
  3: left .15 0 14, right -.15 0 -14, weight 0, crouch .12, leftArm face, rightArm hip, chest 12 0 6, head 10 6 8, arrive .3
skip: skip kick | Hop kick left, hop kick right, wave
  0: right -.12 0 -10, left .2 .34 8 .2 .3, weight -1, crouch .03, jump .06, leftArm side, rightArm high, chest -8 6 -6, head 0 -6 0
  1: left .12 0 10, right -.2 .34 -8 .2 .3, weight 1, crouch .03, jump .06, rightArm side, leftArm goal, chest 8 -6 -6, head 0 -6 0
  2: right -.34 0 -20, left .3 0 20, weight -.5, crouch .12, leftArm robot, rightArm side, chest -14 8 0, head -30 0 0, rightShoulder .06, arrive .35
  2.5: weight .3, crouch .12, leftArm side, rightArm robot, leftShoulder .06, chest 10 -6 0, head 24 0 0, arrive .35
  3: left .15 0 14, right -.15 0 -14, weight 0, crouch .05, jump .05, leftArm up, rightArm hip, chest 0 -6 -6, head 8 -14 0, arrive .4
`);
