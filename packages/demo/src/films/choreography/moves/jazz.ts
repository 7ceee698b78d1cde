import { parseMoves } from "../move-notation";

export const jazzMoves = parseMoves(`
fanKick: fan kick | Prep, fan kick, ball change
  0: right -.1 .3 -6, weight -.9, crouch .1, leftArm side, rightArm front, chest -10 0 0, head 0 -4 0
  1: left .2 .8 10 .9 .86, weight -1, crouch 0, leftArm side, rightArm high, chest 0 8 -10, head 0 -8 0, arrive .8
  2: left .16 -.24 20 .3, weight .6, crouch .1, leftArm second, rightArm second, chest 0 0 6, arrive .7
  2.5: right -.2 -.1 -16, weight -.6, crouch .08, leftArm first, rightArm first
  3: left .2 .1 16, right -.2 -.1 -20 .4, weight .8, crouch .1, leftArm diag, rightArm hip, chest 10 -10 -6, head 20 -10 6
square: jazz square | Jazz square with fingers, snap on four
  0: right .08 .26 -6, weight -.9, crouch .07, pelvis 14 -6 0, chest -12 4 0, leftArm swing, rightArm swingb, head 0 0 0
  1: left .02 -.14 12, weight .8, crouch .07, pelvis -6 6 0, chest 10 -4 0, leftArm guard, rightArm guard
  2: right -.34 -.1 -24, weight -.8, crouch .09, pelvis 0 -8 0, chest -10 10 0, leftArm side, rightArm low, head -20 -6 -6
  3: left .16 0 14, right -.2 0 -14, weight .5, crouch .05, hips .06 0, leftArm goal, rightArm hip, chest 8 -8 -6, head 20 -12 0, arrive .35
pirouette: pirouette | Fourth position, pirouette, land it
  0: left .12 .24 12, right -.14 -.2 -20, weight .2, crouch .17, leftArm front, rightArm side, chest -14 0 0, head 0 0 0
  1: turn 190, left .02 .04 8 .85, right -.03 .14 -40 .9 .42, weight 1, crouch 0, leftArm first, rightArm first, head 50 0 0, arrive .7
  2: turn 360, left .02 .04 8 .85, right -.03 .14 -40 .9 .42, weight 1, crouch 0, leftArm first, rightArm first, head 0 0 0, arrive 1
  3: left .34 0 30, right -.4 -.1 -30, weight .6, crouch .2, leftArm high, rightArm side, chest 6 -10 -8, head 16 -16 0, arrive .5
layout: layout lunge | Lunge, arms slice, contract and open
  0: right -.56 .05 -46, left .24 0 14, weight -.85, crouch .24, rightArm diag, leftArm ldiag, chest -14 16 0, head -34 -12 0, arrive .5
  1: weight -.2, crouch .2, rightArm first, leftArm first, pelvis 0 0 -14, chest 0 0 26, head 0 22 0, arrive .5
  2: weight .7, crouch .06, rightArm side, leftArm high, chest 6 -14 -14, head 22 -20 0, arrive .5
  3: left .15 0 14, right -.15 0 -14, weight 0, crouch .05, leftArm hip, rightArm hip, head 0 -4 0, chest 0 0 -4, arrive .5
`);
