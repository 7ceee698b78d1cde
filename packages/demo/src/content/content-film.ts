/** One rendered dance. Its classes repeat its phrases up to their own length. */
export interface ContentFilm {
  readonly id: string;
  readonly style: string;
  /** Selects the rotation and sides of the choreography. */
  readonly seed: number;
  /** Frames per eight-count at 25 frames per second, always a multiple of 16. */
  readonly framesPerEight: number;
  /** Topics of the four eight-counts in teaching order. */
  readonly phrases: readonly [string, string, string, string];
}

export const FRAMES_PER_SECOND = 25;

const tempo: Readonly<Record<string, number>> = {
  "Jazz Funk": 112,
  Heels: 144,
  "Hip Hop": 128,
  Dancehall: 128,
  Contemporary: 160,
  Partnering: 144,
  "Latin fusion": 96,
  Reggaeton: 128,
  Afrobeats: 112,
  Salsa: 96,
  "Street Jazz": 112,
  KPOP: 96,
  Jazz: 96,
};

type FilmSeed = readonly [id: string, style: string, seed: number, phrases: string];

const seeds: readonly FilmSeed[] = [
  ["kpop-1", "KPOP", 1, "skip kick / arm wave / point and pull / turn and pose"],
  ["dancehall-1", "Dancehall", 4, "bogle and swing / knee flick / wine down / knee flick"],
  [
    "jazz-funk-1",
    "Jazz Funk",
    3,
    "strut walks / punch, cross, snap / point and pull / turn and pose",
  ],
  ["heels-1", "Heels", 2, "hip figure eight / dip and sweep / turn and pose / back it up"],
  ["hip-hop-1", "Hip Hop", 1, "arm wave / rock and bounce / stomp and swing / side glide"],
  ["afrobeats-1", "Afrobeats", 1, "zanku leg work / azonto / zanku leg work / shaku shaku"],
  [
    "contemporary-1",
    "Contemporary",
    2,
    "attitude turn / fall and recover / développé line / spiral reach",
  ],
  ["salsa-1", "Salsa", 2, "spot turn / Suzy Q shine / chassé and hip / basic, forward and back"],
  ["partnering-1", "Partnering", 7, "frame and sway / spot turn / counterbalance / spiral reach"],
  [
    "latin-fusion-1",
    "Latin fusion",
    3,
    "hip figure eight / Suzy Q shine / chassé and hip / reggaetón step",
  ],
  ["reggaeton-1", "Reggaeton", 5, "stomp and swing / chassé and hip / wine down / reggaetón step"],
  [
    "street-jazz-1",
    "Street Jazz",
    3,
    "layout lunge / punch, cross, snap / arm wave / turn and pose",
  ],
  ["jazz-1", "Jazz", 4, "jazz square / pirouette / layout lunge / fan kick"],
  ["dancehall-2", "Dancehall", 2, "knee flick / wine down / bogle and swing / wine down"],
  ["hip-hop-2", "Hip Hop", 2, "side glide / arm wave / stomp and swing / rock and bounce"],
  ["heels-2", "Heels", 4, "heel walk / hip figure eight / dip and sweep / turn and pose"],
  [
    "jazz-funk-2",
    "Jazz Funk",
    1,
    "drop and whip / strut walks / punch, cross, snap / point and pull",
  ],
  ["dancehall-3", "Dancehall", 1, "wine down / knee flick / bogle and swing / knee flick"],
  [
    "contemporary-2",
    "Contemporary",
    1,
    "fall and recover / développé line / spiral reach / attitude turn",
  ],
];

const fourPhrases = (text: string): ContentFilm["phrases"] => {
  const [one, two, three, four] = text.split(" / ");
  if (!one || !two || !three || !four) throw new Error(`A film has four phrases, not: ${text}`);
  return [one, two, three, four];
};

/** In rendering order. Shorter films come first. */
export const films: readonly ContentFilm[] = seeds.map(([id, style, seed, phrases]) => ({
  id,
  style,
  seed,
  framesPerEight: tempo[style] ?? 128,
  phrases: fourPhrases(phrases),
}));

export function filmById(id: string): ContentFilm {
  const film = films.find((candidate) => candidate.id === id);
  if (!film) throw new Error(`No film is called ${id}`);
  return film;
}
