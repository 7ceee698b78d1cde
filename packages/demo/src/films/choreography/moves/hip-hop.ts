import { parseMoves } from "../move-notation";

export const hipHopMoves = parseMoves(`
rock: rock and bounce | Rock it back, back, chest, chest
  0: right -.3 .12 -24, left .26 -.06 24, weight -.6, crouch .17, chest -14 4 14, leftArm guard, rightArm swing, head 6 8 -6
  .5: weight -.2, crouch .1, chest -6 0 0, leftArm guard, rightArm low
  1: weight .6, crouch .18, chest 14 -6 14, leftArm swing, rightArm guard, head -6 8 6
  2: weight 0, crouch .14, ribs 0 .12, chest 0 0 -14, leftArm back, rightArm back, head 0 -6 0, arrive .28
  2.5: crouch .17, ribs 0 -.06, chest 0 0 16, leftArm guard, rightArm guard, head 0 8 0, arrive .28
  3: weight -.5, crouch .13, ribs -.08 .06, chest -18 10 -6, leftArm robot, rightArm chest, head -22 0 -10, arrive .3
stomp: stomp and swing | Stomp right, swing it, kick, land
  0: right -.46 .08 -30, weight -.9, crouch .2, rightArm ldiag, leftArm chest, chest -16 14 10, head -24 6 -8, arrive .35
  1: weight .3, crouch .12, rightArm cross, leftArm swingb, chest 24 -8 12, head 8 8 4
  2: left .18 0 12, right -.22 .4 -8 .1 .34, weight 1, crouch .08, rightArm swingb, leftArm guard, chest 8 -6 14, head 0 4 0
  2.5: right -.3 0 -20, weight -.5, crouch .2, leftArm low, rightArm low, chest 0 4 18, head 0 10 0, jump .05
  3: left .28 .02 24, weight .3, crouch .17, leftArm shoulder, rightArm low, chest 16 -8 0, head 26 0 10, arrive .35
glide: side glide | Glide: shuffle right for four
  0: right -.34 0 -4, left .04 0 4 .5, weight -.9, crouch .15, chest 16 8 10, leftArm robot, rightArm robot, head -20 0 -8, x 0
  .5: right -.34 0 -4 .6, left .12 0 10, weight .6, crouch .1, leftArm guard, rightArm guard, chest 6 0 8, x -.1
  1: right -.4 0 -4, left .02 0 4 .5, weight -.9, crouch .16, chest 16 8 10, leftArm robot, rightArm swing, head -20 0 -8, x -.18
  2: x -.1, right -.26 0 -20, left .34 .06 24, weight .8, crouch .18, chest -12 -12 12, leftArm swing, rightArm swingb, head 24 4 10
  3: x 0, right -.2 0 -16, left .2 0 16, weight 0, crouch .12, chest 0 0 18, leftArm cross, rightArm cross, head 0 16 0, arrive .35
wave: arm wave | Wave from the left hand to the right
  0: left .24 0 18, right -.24 0 -18, weight .5, crouch .1, leftArm side, rightArm low, chest 10 -6 0, head 34 0 0
  .75: weight .3, crouch .11, leftArm waveOut, rightArm ldiag, leftShoulder .06, chest 6 -2 0, head 16 2 0
  1.5: weight -.1, crouch .13, leftArm ldiag, rightArm waveIn, rightShoulder .07, chest -4 4 6, head -8 4 0
  2.25: weight -.6, crouch .1, leftArm low, rightArm side, chest -12 8 0, head -36 0 0
  3: left .15 0 14, right -.15 0 -14, weight 0, crouch .14, leftArm thigh, rightArm guard, chest 0 0 14, head 0 10 0
`);
