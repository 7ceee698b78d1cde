/** Channels moved by springs, ordered by pelvis, chest, head, shoulders, and arms. */
const names = [
  "pelvisX",
  "pelvisY",
  "pelvisZ",
  "pelvisYaw",
  "pelvisTilt",
  "pelvisPitch",
  "chestYaw",
  "chestTilt",
  "chestPitch",
  "ribsX",
  "ribsZ",
  "headYaw",
  "headPitch",
  "headTilt",
  "leftShoulder",
  "rightShoulder",
  "leftOut",
  "leftUp",
  "leftFront",
  "leftElbow",
  "rightOut",
  "rightUp",
  "rightFront",
  "rightElbow",
] as const;

export type ChannelName = (typeof names)[number];

export const channelCount = names.length;

export const channel = Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<
  Record<ChannelName, number>
>;

/** Body part of each channel, which selects its spring. 0 pelvis, 1 chest, 2 arms, 3 head. */
export const channelPart: readonly (0 | 1 | 2 | 3)[] = names.map((name) => {
  if (name.startsWith("pelvis")) return 0;
  if (name.startsWith("chest") || name.startsWith("ribs")) return 1;
  return name.startsWith("head") ? 3 : 2;
});
