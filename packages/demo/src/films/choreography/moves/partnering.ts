import { parseMoves } from "../move-notation";

export const partneringMoves = parseMoves(`
sway: frame and sway | Find the frame, sway, open out
  0: right -.34 0 -20, left .2 0 14, weight -.8, crouch .12, chest -10 12 0, leftArm hold, rightArm second, head 24 -4 -6, arrive 1
  1: weight .8, crouch .12, chest 10 -14 0, leftArm hold, rightArm low, head 30 -4 6, arrive 1
  2: weight -.7, right -.42 -.1 -30, crouch .2, chest -24 18 0, leftArm side, rightArm diag, head -30 -14 -8, arrive .9
  3: right -.15 0 -14, left .15 0 14, weight .3, crouch .06, chest 20 0 0, leftArm hold, rightArm front, head 40 0 0, arrive .9
counter: counterbalance | Counterbalance: give the weight away, trust it
  0: right -.5 0 -34, left .08 .02 10, weight -.8, crouch .26, chest 6 24 -6, leftArm side, rightArm diag, head -20 -20 -8, arrive 1
  1.5: weight -.6, crouch .3, chest 20 22 6, leftArm side, rightArm low, head 20 8 -6, arrive 1
  2.5: right -.16 0 -14, weight .6, crouch .05, chest 26 -4 0, leftArm hold, rightArm over, head 34 -12 0, arrive 1
  3.25: left .15 0 14, weight 0, crouch .06, chest 14 0 4, leftArm hold, rightArm front, head 30 4 0
`);
