import { parseMoves } from "../move-notation";

export const jazzFunkMoves = parseMoves(`
punch: punch, cross, snap | Punch right, cross, hip, snap
  0: right -.44 .05 -30, left .2 0 14, weight -.9, crouch .1, rightArm diag, leftArm hip, chest -22 10 -4, pelvis -12 0 0, head -34 -10 -6, arrive .35
  1: weight .4, crouch .15, rightArm cross, leftArm cross, chest 16 -6 12, head 14 14 4, arrive .35
  1.5: weight .8, crouch .12, rightArm side, leftArm side, chest 0 0 -6, head 0 0 0, arrive .3
  2: left .36 .1 20, weight .9, crouch .08, hips .1 0, pelvis 8 12 0, leftArm hip, rightArm head, chest -12 -14 0, head 26 -4 8, arrive .35
  3: right -.2 -.02 -10 .5, weight .8, crouch .05, hips -.02 0, rightArm high, leftArm ldiag, chest -20 6 -8, head -30 -16 0, arrive .4
strut: strut walks | Walk it: two strong steps, ball change, pose
  0: right -.1 .45 -6, weight -1, crouch .04, pelvis 16 -6 0, chest -24 4 -4, rightArm swingb, leftArm swing, head 8 -4 0
  1: left .1 .85 6, weight 1, crouch .04, pelvis -16 6 0, chest 24 -4 -4, leftArm swingb, rightArm swing, head -8 -4 0
  1.5: right -.24 .6 -20 .5, weight -.5, crouch .09, leftArm chest, rightArm chest, chest 0 0 10
  2: left .34 .7 24, weight .9, crouch .13, hips .08 0, pelvis 0 10 0, leftArm goal, rightArm hip, chest 10 -14 -4, head 20 0 10, arrive .35
  3: left .15 0 14, right -.15 0 -14, weight 0, jump .1, crouch .12, leftArm down, rightArm down, chest 0 0 10, head 0 12 0
drop: drop and whip | Drop, whip the hair, slice up
  0: right -.38 0 -34, left .38 0 34, weight 0, crouch .32, leftArm thigh, rightArm thigh, chest 0 0 32, head 0 24 0, arrive .4
  1: crouch .3, weight -.4, leftArm thigh, rightArm ldiag, chest -24 14 16, head -40 0 -18, arrive .5
  2: crouch .06, weight .5, leftArm up, rightArm hip, chest 0 -6 -14, head 10 -28 0, arrive .5
  2.5: crouch .05, weight .8, leftArm goal, rightArm hip, chest 14 -8 -4, head 30 0 0, arrive .3
  3: left .16 0 14, right -.16 0 -14, weight 0, crouch .1, leftArm chest, rightArm low, chest -10 0 6, head -12 6 0, arrive .4
spin: turn and pose | Prep, full turn left, and hit
  0: right -.36 .1 -20, weight -.9, crouch .14, leftArm side, rightArm cross, chest -30 0 4, head 10 0 0
  1: turn 200, left .08 0 0 .5, right -.08 0 0 .5, weight .4, crouch .01, leftArm first, rightArm first, head 60 0 0, arrive .9
  2: turn 360, left .3 0 26, right -.34 -.1 -30 .3, weight .8, crouch .12, leftArm hip, rightArm diag, chest -16 -8 -6, head -26 -10 0, hips .06 0, arrive .8
  3: left .15 0 14, right -.15 0 -14, weight 0, crouch .06, leftArm hip, rightArm hip, chest 0 0 -4, head 0 -4 0
`);
