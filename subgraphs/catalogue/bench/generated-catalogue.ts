import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { pick, type Random, randomInt, seeded } from "./random.ts";

/** The first word is in 40 % of the songs, the next in 20 %, and so on. */
export const COMMON_WORDS = ["love", "night", "dance", "baby", "fire"] as const;

const ONSETS = "b br c ch cl d dr f fl g gr h j k l m n p pr r s sh st t tr v w z".split(" ");
const VOWELS = "a e i o u ai ea oo".split(" ");
const CODAS = ["", "", "l", "m", "n", "nd", "r", "s", "st", "t", "x"];
const STYLES = 40;
const PLAYLISTS = 100;
const WORDS = 8_000;
const BATCH = 5_000;

export interface GeneratedCatalogue {
  readonly songs: readonly string[];
  readonly artists: readonly string[];
  readonly teachers: readonly string[];
  readonly styles: readonly string[];
  readonly playlists: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function syllable(random: Random): string {
  return pick(random, ONSETS) + pick(random, VOWELS) + pick(random, CODAS);
}

function generateWords(random: Random): readonly string[] {
  const words = new Set<string>();
  while (words.size < WORDS) {
    words.add(Array.from({ length: 2 + randomInt(random, 2) }, () => syllable(random)).join(""));
  }
  return [...words];
}

/** Returns names that stay distinct when they are run together. */
function distinct(count: number, make: () => string): readonly string[] {
  const names = new Map<string, string>();
  while (names.size < count) {
    const name = make();
    names.set(name.toLowerCase().replaceAll(" ", ""), name);
  }
  return [...names.values()];
}

function generateNames(classes: number): GeneratedCatalogue {
  const random = seeded(classes);
  const words = generateWords(random);
  const name = (length: number) =>
    Array.from({ length }, () => capital(pick(random, words))).join(" ");
  const song = () => {
    const shared = COMMON_WORDS.find((_, place) => random() < 0.4 / 2 ** place);
    return shared === undefined ? name(2 + randomInt(random, 2)) : `${name(2)} ${capital(shared)}`;
  };
  return {
    songs: distinct(classes, song),
    artists: distinct(Math.ceil(classes / 20), () => name(2)),
    teachers: distinct(Math.max(50, Math.ceil(classes / 200)), () => name(2)),
    styles: distinct(STYLES, () => name(1 + randomInt(random, 2))),
    playlists: distinct(PLAYLISTS, () => name(2)),
  };
}

const pageColors = { page_color_1: "#101010", page_color_2: "#F0F0F0" };
const route = (name: string) => name.replaceAll(" ", "-");
const namedRow = (name: string) => ({
  id: randomUUID(),
  name,
  slug: route(name),
  lookup_key: route(name).toLowerCase(),
  description: name,
  hidden: false,
});
const imagePaths = { image_path: "still.webp", page_image_path: "page.webp" };

function generateRows(names: GeneratedCatalogue) {
  const random = seeded(names.songs.length + 1);
  const style = names.styles.map((name) => ({
    ...namedRow(name),
    ...pageColors,
    ...imagePaths,
    rhythm: [3, 0, 1, 0, 2, 0, 1, 0],
    search_aliases: [],
  }));
  const instructor = names.teachers.map((name) => ({
    ...namedRow(name),
    bio: name,
    short_bio: name,
    styles_taught: [],
    profile_color_1: pageColors.page_color_1,
    profile_color_2: pageColors.page_color_2,
    avatar_image_path: "still.webp",
    profile_image_path: "page.webp",
  }));
  const playlist = names.playlists.map((name, position) => ({
    ...namedRow(name),
    ...pageColors,
    ...imagePaths,
    position,
  }));
  const dance_class = names.songs.map((song) => ({
    id: randomUUID(),
    song_name: song,
    song_artist: pick(random, names.artists),
    description: song,
    level: 1 + randomInt(random, 10),
    length_seconds: 600 + randomInt(random, 3_000),
    release_date: new Date(Date.UTC(2026, 0, 1) - randomInt(random, 2_000) * 86_400_000),
    is_archived: false,
    total_views: Math.floor(10 / (random() + 0.000_1)),
    tags: [],
    thumbnail_path: "still.webp",
    trailer_path: "trailer.mp4",
    timestamps: [],
    video_sequence: [],
    style_id: pick(random, style).id,
    instructor_id: pick(random, instructor).id,
  }));
  return { style, instructor, playlist, dance_class };
}

async function insert(client: Client, table: string, rows: readonly Row[]): Promise<void> {
  const columns = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1`,
    [table],
  );
  const known = columns.rows.map(({ name }) => name).filter((name) => name in (rows[0] ?? {}));
  for (let from = 0; from < rows.length; from += BATCH) {
    await client.query(
      `INSERT INTO ${table} (${known.join(", ")})
       SELECT ${known.join(", ")} FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
  }
}

/** Inserts into the tables only. Their own triggers build the search tables. */
export async function generateCatalogue(url: string, classes: number): Promise<GeneratedCatalogue> {
  const names = generateNames(classes);
  const rows = generateRows(names);
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const table of ["style", "instructor", "playlist", "dance_class"] as const) {
    await insert(client, table, rows[table]);
  }
  await client.query("VACUUM ANALYZE");
  await client.end();
  return names;
}
