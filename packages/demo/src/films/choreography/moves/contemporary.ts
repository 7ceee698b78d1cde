import { parseMoves } from "../move-notation";

export const contemporaryMoves = parseMoves(`
spiral: spiral reach | Breathe in, spiral, and let the arm finish
  0: right -.5 .1 -34, left .2 0 20 .3, weight -.9, crouch .16, rightArm diag, leftArm swingb, chest -26 18 -10, head -30 -20 -10, arrive 1
  1.5: weight .1, crouch .26, rightArm cross, leftArm wrap, chest 20 -8 30, pelvis 10 0 10, head 10 22 6, arrive 1.4
  3: left .42 .12 30, right -.2 -.1 -20 .6, weight .95, crouch .04, leftArm reach, rightArm back, chest 24 -14 -18, head 24 -28 0, arrive 1.4
attitude: attitude turn | Rise into the turn, carry the leg
  0: left .14 .1 16, right -.3 -.1 -24 .5, weight .7, crouch .16, leftArm front, rightArm side, chest -16 0 6, head -10 0 0, arrive 1
  1: turn 120, left .02 .02 10 .7, right -.2 -.36 -50 .6 .42, weight 1, crouch 0, leftArm fifth, rightArm side, chest 0 6 -10, head 30 -10 0, arrive 1
  2: turn 300, left .02 .02 10 .7, right -.2 -.36 -50 .6 .46, weight 1, crouch 0, leftArm fifth, rightArm side, chest 0 6 -10, head 40 -10 0, arrive 1
  3: turn 360, left .18 0 18, right -.44 .1 -30, weight -.7, crouch .2, leftArm side, rightArm low, chest -10 14 8, head -14 10 -6, arrive 1
fall: fall and recover | Fall through the side, sweep, recover
  0: left .62 0 44, right -.2 0 -10, weight .85, crouch .36, leftArm low, rightArm over, chest -6 -26 10, head -16 8 -10, arrive 1
  1: weight .3, crouch .4, leftArm thigh, rightArm front, chest -20 -6 34, pelvis 0 0 16, head 0 24 0, arrive 1
  2.5: left .16 0 14, weight -.4, crouch .06, leftArm side, rightArm up, chest 10 10 -16, head -6 -26 0, arrive 1.4
  3.25: right -.16 0 -14, weight 0, crouch .02, leftArm first, rightArm first, chest 0 0 4, head 0 4 0, arrive .9
developpe: développé line | Unfold the right leg, lean away
  0: left .12 0 26, right .02 .12 -10 .8 .36, weight 1, crouch .04, leftArm second, rightArm first, chest 0 0 4, head 0 0 0, arrive 1
  1.25: right -.9 .16 -50 .8 .72, weight 1, crouch .02, leftArm fifth, rightArm side, chest 0 -20 -6, head -30 -10 0, arrive 1.1
  2.25: right -.86 .1 -40 .8 .56, weight 1, crouch .1, leftArm over, rightArm side, chest 4 -26 -4, head -30 -4 0, arrive .9
  3: right -.4 .1 -24, weight -.6, crouch .2, leftArm low, rightArm swingb, chest -16 6 20, head -8 16 0, arrive .8
`);
