/** Everything the springs move; order groups pelvis, chest, head, shoulders and arms. */
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

/** Place of each channel in the arrays of the solver. */
export const channel = Object.fromEntries(names.map((name, index) => [name, index])) as Readonly<
  Record<ChannelName, number>
>;

/** Body part of each channel: 0 pelvis, 1 chest, 2 arms, 3 head. Each has its own spring. */
export const channelPart: readonly (0 | 1 | 2 | 3)[] = names.map((name) => {
  if (name.startsWith("pelvis")) return 0;
  if (name.startsWith("chest") || name.startsWith("ribs")) return 1;
  return name.startsWith("head") ? 3 : 2;
});
