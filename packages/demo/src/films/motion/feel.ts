/** Relative to a neutral dancer unless a unit is given. */
export interface Feel {
  /** Counts used to travel to a key pose. */
  readonly attack: number;
  /** Stiffness of the body's springs. */
  readonly snap: number;
  /** Slow and overdamped, without a bounce. */
  readonly isFlowing: boolean;
  /** Depth of the bounce on every count, in meters. */
  readonly bounce: number;
  /** Drop of the free hip, relative to neutral. */
  readonly hips: number;
  /** Half the distance between the feet at rest, in meters. */
  readonly stance: number;
  /** Knee bend at rest, in meters. */
  readonly sit: number;
  readonly step: number;
  readonly stepLift: number;
  /** Height of the shoe's heel, 0–1. */
  readonly heelHeight: number;
  /** Forward curve of the chest in degrees. */
  readonly chestPitch: number;
  readonly chestGroove: number;
  /** Lift of the supporting heel, relative to neutral. */
  readonly onTheBall: number;
}

const neutral: Feel = {
  attack: 0.5,
  snap: 1,
  isFlowing: false,
  bounce: 0.03,
  hips: 1,
  stance: 0.15,
  sit: 0.03,
  step: 0.72,
  stepLift: 1,
  heelHeight: 0,
  chestPitch: 0,
  chestGroove: 1,
  onTheBall: 1,
};

export const feelOf = (changes: Partial<Feel>): Feel => ({ ...neutral, ...changes });
