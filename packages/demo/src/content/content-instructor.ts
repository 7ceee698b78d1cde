import { contentId } from "./content-id";
import { styles } from "./content-style";
import { slugOf } from "./slug";

export type HairCut = "puff" | "bun" | "cap" | "fade" | "pony" | "long" | "bob";

interface InstructorSeed {
  readonly name: string;
  /** Style names, main style first. */
  readonly stylesTaught: readonly string[];
  readonly hair: HairCut;
  readonly shortBio: string;
  readonly bio: string;
  readonly isHidden?: boolean;
}

/** Colors are those of the instructor's first style. */
export interface ContentInstructor extends Required<InstructorSeed> {
  readonly id: string;
  readonly slug: string;
  readonly profileColor1: string;
  readonly profileColor2: string;
}

const seeds: readonly InstructorSeed[] = [
  {
    name: "Noa Adeyemi",
    stylesTaught: ["Dancehall", "Afrobeats"],
    hair: "puff",
    shortBio: "Teaches the groove first and the steps second.",
    bio: "Kingston-trained and London-based, Noa has run the same Thursday dancehall class for eleven years and still opens it with the bounce. She counts softly and corrects kindly.",
  },
  {
    name: "Marisol Quintero",
    stylesTaught: ["Salsa", "Latin fusion", "Reggaeton"],
    hair: "bun",
    shortBio: "Cali-style footwork with patience.",
    bio: "Marisol grew up between two salsa schools in Cali and learned early that speed is only relaxed practice. Her classes break a shine into pieces small enough to keep.",
  },
  {
    name: "Jun Park",
    stylesTaught: ["KPOP", "Hip Hop"],
    hair: "cap",
    shortBio: "Formation nerd. Former trainee choreographer.",
    bio: "Jun spent four years building practice-room routines in Seoul. He teaches where to look, when to breathe and why the third row matters.",
  },
  {
    name: "Théo Lambert",
    stylesTaught: ["Contemporary", "Partnering"],
    hair: "fade",
    shortBio: "Floorwork, weight sharing and breath.",
    bio: "After a decade in touring companies Théo now teaches what kept him uninjured: fall well, share weight honestly, and let the breath set the phrase.",
  },
  {
    name: "Priya Raman",
    stylesTaught: ["Jazz Funk", "Street Jazz"],
    hair: "pony",
    shortBio: "Sharp lines, loud counts.",
    bio: "Priya choreographs for stage and screen and is known for counting louder than the music. Expect to be pushed, and to laugh about it.",
  },
  {
    name: "Dex Okafor",
    stylesTaught: ["Hip Hop", "Dancehall"],
    hair: "fade",
    shortBio: "Bounce, rock, texture.",
    bio: "Dex came up in community halls and crew battles. His classes start with one groove and stay there until it is comfortable.",
  },
  {
    name: "Bianca Ferro",
    stylesTaught: ["Heels", "Jazz Funk"],
    hair: "long",
    shortBio: "Balance, walks and attitude.",
    bio: "Bianca teaches heels from the ankle up: placement, weight and only then the attitude. Sneakers are welcome in every class.",
  },
  {
    name: "Camille Roy",
    stylesTaught: ["Jazz", "Contemporary"],
    hair: "bun",
    shortBio: "Broadway jazz with clean technique.",
    bio: "Camille danced eight shows a week for six years. She brings a chorus line's precision and a teacher's patience with a first pirouette.",
  },
  {
    name: "Malik Osei",
    stylesTaught: ["Afrobeats", "Hip Hop", "Dancehall"],
    hair: "cap",
    shortBio: "Accra to Amsterdam.",
    bio: "Malik mixes azonto, zanku and whatever was playing last weekend. His warm-ups are longer than some people's classes, and nobody complains.",
  },
  {
    name: "Rafael Duarte",
    stylesTaught: ["Reggaeton", "Latin fusion"],
    hair: "fade",
    shortBio: "Dembow all day.",
    bio: "Rafael keeps the knees low and the jokes lower. He teaches drops, isolations and how to make eight counts last a whole chorus.",
  },
  {
    name: "Yuki Arai",
    stylesTaught: ["Street Jazz", "KPOP", "Jazz Funk"],
    hair: "bob",
    shortBio: "Small details, big hooks.",
    bio: "Yuki collects hand details the way others collect records. Each class takes one hook apart, finger by finger, and puts it back at full speed.",
  },
  {
    name: "Ines Caldeira",
    stylesTaught: ["Partnering", "Heels", "Salsa"],
    hair: "long",
    shortBio: "Leads, follows and switches mid-phrase.",
    bio: "Ines teaches both sides of every partnering phrase, because she was never told there were sides. Bring a friend or dance it alone.",
  },
  {
    name: "Odile Marchetti",
    stylesTaught: ["Jazz"],
    hair: "bun",
    shortBio: "First classes on their way.",
    bio: "Odile joins from the theatre world with a syllabus of her own. Her first classes are in rehearsal.",
  },
  {
    name: "Sable Winter",
    stylesTaught: ["Heels"],
    hair: "bob",
    shortBio: "On leave.",
    bio: "Sable's profile is not public at the moment.",
    isHidden: true,
  },
];

const colorsOf = (styleName: string): readonly [string, string] => {
  const style = styles.find((candidate) => candidate.name === styleName);
  if (!style) throw new Error(`No style is called ${styleName}`);
  return [style.pageColor1, style.pageColor2];
};

const toInstructor = (seed: InstructorSeed): ContentInstructor => {
  const slug = slugOf(seed.name);
  const [profileColor1, profileColor2] = colorsOf(seed.stylesTaught[0] ?? "");
  return {
    ...seed,
    id: contentId("instructor", slug),
    slug,
    profileColor1,
    profileColor2,
    isHidden: seed.isHidden ?? false,
  };
};

/** One is hidden, one has no classes. */
export const instructors: readonly ContentInstructor[] = seeds.map(toInstructor);
