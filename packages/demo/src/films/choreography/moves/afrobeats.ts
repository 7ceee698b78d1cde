import { parseMoves } from "../move-notation";

export const afrobeatsMoves = parseMoves(`
zanku: zanku leg work | Zanku: stamp, stamp, kick it out
  0: right -.2 .12 -16, left .2 -.04 14 .5, weight -.9, crouch .16, chest -8 4 24, leftArm swingb, rightArm swing, head 0 4 0
  .5: right -.2 .12 -16 .3 .16, weight .8, left .2 -.04 14, crouch .13, chest -4 0 20, leftArm low, rightArm guard
  1: right -.2 .12 -16, weight -.9, crouch .18, chest 8 4 24, leftArm swing, rightArm swingb, head 0 4 0
  2: left .28 .4 8 .1 .3, weight -1, crouch .08, chest 12 8 6, leftArm side, rightArm goal, head 14 -6 0
  2.5: left .2 0 14, weight .5, crouch .18, chest 0 0 22, leftArm guard, rightArm guard
  3: right -.34 0 -28, weight -.6, crouch .2, chest -12 10 14, leftArm diag, rightArm low, head -10 0 -8
shaku: shaku shaku | Shaku: wrists cross, gallop on the feet
  0: right -.28 .02 -24, left .1 0 6 .5, weight -.8, crouch .17, chest -8 6 16, leftArm wrap, rightArm wrap, head -10 6 -8
  .5: left .2 0 16, weight .3, crouch .12, chest 0 0 12, leftArm guard, rightArm guard
  1: right -.1 0 -6 .5, left .28 .02 24, weight .8, crouch .17, chest 8 -6 16, leftArm wrap, rightArm wrap, head 10 6 8
  1.5: right -.2 0 -16, weight -.3, crouch .12, leftArm guard, rightArm guard, chest 0 0 12
  2: right -.34 .04 -30, weight -.8, crouch .2, rightArm diag, leftArm chest, chest -16 12 6, head -26 -6 -8
  3: left .34 .04 30, weight .7, crouch .2, leftArm diag, rightArm chest, chest 16 -12 6, head 26 -6 8
azonto: azonto | Azonto: twist the knee, hand tells the story
  0: left .18 0 20, right -.24 .06 10 .6, weight .8, crouch .14, pelvis 16 6 0, chest -18 -6 8, rightArm punch, leftArm hip, head -4 4 0
  1: right -.24 .06 -34 .6, weight .8, crouch .14, pelvis -14 6 0, chest 16 -6 8, rightArm shoulder, leftArm hip, head 8 4 6
  2: right -.24 .06 10 .6, weight .8, crouch .16, pelvis 16 8 0, chest -18 -8 8, rightArm high, leftArm low, head -8 -8 0
  3: right -.18 0 -18, weight -.6, crouch .18, chest 0 6 18, leftArm guard, rightArm guard, head 0 6 -6
`);
