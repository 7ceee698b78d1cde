import { lookupKey, nameToRoute } from "@eightcount/rules/catalogue/route-names";
import type { ClassRow, InstructorRow, PlaylistRow, StyleRow } from "./catalogueRows";

let made = 0;
const DAY_MS = 86_400_000;

const fileOf = (name: string) => lookupKey(name).replaceAll(" ", "-");

/** A released class of "Dancehall" by Noa Adeyemi. Pass the fields that the test is about. */
export function aClass(fields: Partial<Omit<ClassRow, "__typename">> = {}): ClassRow {
  made += 1;
  return {
    __typename: "DanceClass",
    key: `class-${made}`,
    songName: "Gully Queen",
    songArtist: "Tessa Bright",
    description: "Low stances, loose hips.",
    level: 5,
    lengthSeconds: 2_292,
    releaseDate: new Date(Date.now() - (30 + made) * DAY_MS),
    isArchived: false,
    totalViews: Math.max(0, 10_000 - made),
    tags: [],
    timestamps: [],
    stillPath: "still.webp",
    trailerPath: "trailer.mp4",
    isPlayable: false,
    parts: [],
    style: "Dancehall",
    instructor: "Noa Adeyemi",
    ...fields,
  };
}

/** The style "Dancehall". Its classes are the world's. */
export function aStyle(fields: Partial<Omit<StyleRow, "__typename">> = {}): StyleRow {
  const { name = "Dancehall" } = fields;
  return {
    __typename: "Style",
    key: fileOf(name),
    name,
    slug: nameToRoute(name),
    description: "Low stances, loose hips.",
    pageColor1: "#0B3B2A",
    pageColor2: "#FFDD33",
    rhythm: [3, 0, 1, 3, 0, 1, 3, 1],
    imagePath: `images/styles/${fileOf(name)}.webp`,
    pageImagePath: `images/styles/${fileOf(name)}-banner.webp`,
    searchAliases: [],
    isHidden: false,
    ...fields,
  };
}

/** Noa Adeyemi, who teaches Dancehall and Afrobeats. */
export function anInstructor(
  fields: Partial<Omit<InstructorRow, "__typename">> = {},
): InstructorRow {
  const { name = "Noa Adeyemi" } = fields;
  return {
    __typename: "Instructor",
    key: fileOf(name),
    name,
    slug: nameToRoute(name),
    bio: "Kingston-trained, London-based.",
    shortBio: "Knees soft.",
    stylesTaught: ["Dancehall", "Afrobeats"],
    profileColor1: "#0B3B2A",
    profileColor2: "#FFDD33",
    avatarPath: `images/instructors/${fileOf(name)}.webp`,
    profileImagePath: `images/instructors/${fileOf(name)}-banner.webp`,
    isHidden: false,
    ...fields,
  };
}

/** The playlist "Island Sunday" of the given classes, in playing order. */
export function aPlaylist(
  fields: Partial<Omit<PlaylistRow, "__typename">> & { classes?: readonly ClassRow[] } = {},
): PlaylistRow {
  const { classes = [], name = "Island Sunday", ...rest } = fields;
  return {
    __typename: "Playlist",
    key: fileOf(name),
    name,
    slug: nameToRoute(name),
    description: "Dancehall and Afrobeats to sweat to.",
    pageColor1: "#0B3B2A",
    pageColor2: "#FFDD33",
    imagePath: `images/playlists/${fileOf(name)}.webp`,
    pageImagePath: `images/playlists/${fileOf(name)}-banner.webp`,
    classKeys: classes.map(({ key }) => key),
    isHidden: false,
    ...rest,
  };
}

/** Returns `count` rows made one by one. */
export function many<Item>(count: number, make: (index: number) => Item): readonly Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
