import { danceClasses } from "./content-class";
import { contentId } from "./content-id";
import { styles } from "./content-style";
import { slugOf } from "./slug";

/** Colors are those of the main style. */
export interface ContentPlaylist {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly pageColor1: string;
  readonly pageColor2: string;
  readonly styleSlug: string;
  /** Class slugs in playing order. Empty for a new playlist. */
  readonly classSlugs: readonly string[];
  readonly isHidden: boolean;
}

interface PlaylistSeed {
  readonly name: string;
  readonly style: string;
  readonly description: string;
  readonly songs: readonly string[];
  readonly isHidden?: boolean;
}

const seeds: readonly PlaylistSeed[] = [
  {
    name: "First Eight Counts",
    style: "Hip Hop",
    description: "The steps every dancer owns. Start here if you’ve never danced.",
    songs: [
      "Corner Store",
      "Lagos Daylight",
      "Foundation",
      "Matinee Rain",
      "Farol",
      "Low Tide",
      "Red Receipt",
      "Tinfoil Crown",
      "Dale Sin Prisa",
      "Cherry Static",
      "Two Umbrellas",
      "Step Pon It",
    ],
  },
  {
    name: "Friday Heels",
    style: "Heels",
    description: "Walks, floors, attitude. One class to get ready, one to go out on.",
    songs: [
      "Lip Service",
      "Velvet Hour",
      "Red Receipt",
      "Marble Stairs",
      "Loud Perfume",
      "Media Luz",
    ],
  },
  {
    name: "Island Sunday",
    style: "Dancehall",
    description: "Dancehall and Afrobeats to sweat to, slow ones last.",
    songs: [
      "Gully Queen",
      "Yard Radio",
      "Bass Culture",
      "Danfo Driver",
      "Zinc Fence",
      "Lagos Daylight",
      "Mango Season",
      "Hot Comb",
      "Harmattan",
      "Kite String",
      "Slow Wine",
      "Sunday Gully",
      "Warm Rain",
    ],
  },
  {
    name: "Slow Bodies",
    style: "Contemporary",
    description: "Floorwork and breath for evenings that need less noise.",
    songs: [
      "Night Bus",
      "Paper Boats",
      "Low Tide",
      "Salt Letters",
      "Sunday Linen",
      "Hold Me There",
    ],
  },
  {
    name: "Ten Minute Rescue",
    style: "Latin fusion",
    description: "Short classes for days without time.",
    songs: ["Bus Pass", "Warm Rain", "Puerto Azul"],
  },
  {
    name: "Main Stage",
    style: "KPOP",
    description: "Hooks, hits and camera faces for people who already have a favorite angle.",
    songs: [
      "Neon Curfew",
      "Paper Tiger",
      "Glitter Protocol",
      "Concrete Ballet",
      "Static Bloom",
      "Second Balcony",
      "Zero Gravity Club",
      "Glass Elevator",
    ],
  },
  {
    name: "Fresh From Rehearsal",
    style: "Street Jazz",
    description: "New routines land here first. The room is still empty.",
    songs: [],
  },
  {
    name: "Staff Picks Draft",
    style: "Jazz",
    description: "A list being edited; nobody outside the house sees it.",
    songs: ["Top Hat Weather", "Calle Veinte"],
    isHidden: true,
  },
];

const toPlaylist = ({ songs, isHidden = false, ...seed }: PlaylistSeed): ContentPlaylist => {
  const slug = slugOf(seed.name);
  const style = styles.find((candidate) => candidate.name === seed.style);
  const classSlugs = songs.map(slugOf);
  const unknown = classSlugs.filter((song) => !danceClasses.some((known) => known.slug === song));
  if (!style || unknown.length > 0) {
    throw new Error(`Playlist ${seed.name} names what does not exist: ${seed.style} ${unknown}`);
  }
  return {
    id: contentId("playlist", slug),
    slug,
    name: seed.name,
    description: seed.description,
    pageColor1: style.pageColor1,
    pageColor2: style.pageColor2,
    styleSlug: style.slug,
    classSlugs,
    isHidden,
  };
};

/** In display order. One is hidden, one is empty. */
export const playlists: readonly ContentPlaylist[] = seeds.map(toPlaylist);
