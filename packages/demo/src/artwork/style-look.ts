import { type ContentStyle, styles } from "../content/content-style";
import type { Costume } from "./figure";
import type { MotifName } from "./motif";
import type { PoseName } from "./pose";

export interface StyleLook {
  readonly name: string;
  readonly dark: string;
  readonly light: string;
  readonly rhythm: readonly number[];
  readonly motif: MotifName;
  readonly costume: Costume;
  readonly isDuo: boolean;
  /** Key poses of the style's own pictures. */
  readonly keys: readonly PoseName[];
  /** Final poses of its classes. */
  readonly pool: readonly PoseName[];
}

interface LookSeed {
  readonly motif: MotifName;
  readonly costume: Costume;
  readonly isDuo?: boolean;
  readonly keys: string;
  readonly pool: string;
}

const seeds: Readonly<Record<string, LookSeed>> = {
  "Jazz Funk": {
    motif: "shards",
    costume: { hair: "pony" },
    keys: "stand groove hit strut pop hit2",
    pool: "hit2 lunge pop hit kick flare",
  },
  Heels: {
    motif: "arcs",
    costume: { hair: "long", hasHeels: true },
    keys: "strut hipL lunge strut hipL lungeUp",
    pool: "lunge hipR strut lungeUp flare hipL",
  },
  "Hip Hop": {
    motif: "blocks",
    costume: { hair: "cap", hasFlares: true },
    keys: "groove low groove2 low2 stomp freeze",
    pool: "stomp freeze low groove2 wide low2",
  },
  Dancehall: {
    motif: "rays",
    costume: { hair: "puff" },
    keys: "low low2 afro low low2 wide",
    pool: "wide low2 afro2 freeze low hipL groove2 afro stomp hipR groove",
  },
  Contemporary: {
    motif: "waves",
    costume: { hair: "bun" },
    keys: "stand reach lunge fall passe arabesque",
    pool: "arabesque fall reach passe lungeUp",
  },
  Partnering: {
    motif: "rings",
    costume: { hair: "bun" },
    isDuo: true,
    keys: "stand reach lunge reach lungeUp offer",
    pool: "offer lungeUp reach lunge",
  },
  "Latin fusion": {
    motif: "arcs",
    costume: { hair: "long" },
    keys: "hipL salsa hipR salsa2 hipL flare",
    pool: "flare salsa2 hipR salsa hipL",
  },
  Reggaeton: {
    motif: "rings",
    costume: { hair: "pony" },
    keys: "low hipR low2 groove hipL wide",
    pool: "low2 wide hipL groove low",
  },
  Afrobeats: {
    motif: "blocks",
    costume: { hair: "puff" },
    keys: "low afro low2 afro2 stomp afro",
    pool: "afro stomp afro2 low2 wide",
  },
  Salsa: {
    motif: "rays",
    costume: { hair: "bun", hasHeels: true },
    keys: "salsa hipR salsa2 hipL passe flare",
    pool: "hipR flare salsa passe salsa2",
  },
  "Street Jazz": {
    motif: "shards",
    costume: { hair: "pony", hasFlares: true },
    keys: "stand hit kick lunge hit2 kick",
    pool: "kick lunge hit2 hit freeze",
  },
  KPOP: {
    motif: "grid",
    costume: { hair: "bob" },
    keys: "kpop hit kpop2 pop hit2 kpop",
    pool: "hit kpop2 pop kpop hit2",
  },
  Jazz: {
    motif: "waves",
    costume: { hair: "bun", hasOpenHands: true },
    keys: "stand passe kick lunge jazz leap",
    pool: "jazz leap kick passe lunge",
  },
};

const poseNames = (text: string): readonly PoseName[] => text.split(" ") as readonly PoseName[];

/** A style without a look (the hidden one) uses the Jazz look. */
export function lookOf(style: ContentStyle): StyleLook {
  const seed = seeds[style.name] ?? seeds.Jazz;
  if (!seed) throw new Error(`No look for ${style.name}`);
  return {
    name: style.name,
    dark: style.pageColor1,
    light: style.pageColor2,
    rhythm: style.rhythm,
    motif: seed.motif,
    costume: seed.costume,
    isDuo: seed.isDuo ?? false,
    keys: poseNames(seed.keys),
    pool: poseNames(seed.pool),
  };
}

export function lookOfSlug(slug: string): StyleLook {
  const style = styles.find((candidate) => candidate.slug === slug);
  if (!style) throw new Error(`No style has the slug ${slug}`);
  return lookOf(style);
}
