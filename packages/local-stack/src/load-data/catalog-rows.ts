import type { Client } from "pg";
import { arrayOf, type Cell, type RowsOf, times } from "./copy";
import { loadId } from "./load-ids";
import { artistOf, songOf, teacherOf } from "./names";

export const TEACHERS = 200;
const ARTISTS = 5_000;
const MOST_VIEWS = 1_000_000;
const DAY_MS = 86_400_000;
/** Five years, of which the last month belongs to the demo content's new classes. */
const NEWEST_DAYS = 30;
const OLDEST_DAYS = 1_800;

/** What a generated class takes over from a demo class, so that its pages and films work. */
export interface TemplateClass {
  readonly id: string;
  readonly description: string;
  readonly length_seconds: number;
  readonly thumbnail_path: string;
  readonly trailer_path: string;
  readonly timestamps: object;
  readonly video_sequence: object;
  readonly style_id: string;
}

export interface TemplateTeacher {
  readonly avatar_image_path: string;
  readonly profile_image_path: string;
}

const TEMPLATE_CLASSES = `
  SELECT c.id, c.description, c.length_seconds, c.thumbnail_path, c.trailer_path, c.timestamps,
    c.video_sequence, c.style_id
  FROM dance_class c JOIN style s ON s.id = c.style_id
  WHERE NOT c.is_archived AND NOT s.hidden AND c.release_date < now()
  ORDER BY c.id`;

/** Generated classes must be gone, or they would be copied from. */
export async function readTemplateClasses(client: Client): Promise<readonly TemplateClass[]> {
  const { rows } = await client.query<TemplateClass>(TEMPLATE_CLASSES);
  if (rows.length === 0) throw new Error("The catalog is empty. Start the product once.");
  return rows;
}

export async function readTemplateTeacher(client: Client): Promise<TemplateTeacher> {
  const { rows } = await client.query<TemplateTeacher>(
    "SELECT avatar_image_path, profile_image_path FROM instructor ORDER BY id LIMIT 1",
  );
  if (!rows[0]) throw new Error("The catalog has no teacher. Start the product once.");
  return rows[0];
}

export function teacherRows({ avatar_image_path, profile_image_path }: TemplateTeacher): RowsOf {
  return {
    table: "instructor",
    columns: [
      ...["id", "name", "slug", "lookup_key", "bio", "short_bio", "styles_taught"],
      ...["profile_color_1", "profile_color_2", "avatar_image_path", "profile_image_path"],
    ],
    rows: Array.from({ length: TEACHERS }, (_, number) => {
      const name = teacherOf(number);
      const slug = `${name.replaceAll(" ", "-")}-${number}`;
      const texts = [`${name} teaches for load tests.`, "Teaches for load tests."];
      const colors = ["#101010", "#F0F0F0"];
      return [
        ...[loadId("instructor", number), name, slug, slug.toLowerCase(), ...texts, arrayOf([])],
        ...[...colors, avatar_image_path, profile_image_path],
      ];
    }),
  };
}

/** Popular classes first: views fall with the rank as terms do in searches. */
export function classRows(count: number, templates: readonly TemplateClass[], now: Date): RowsOf {
  return {
    table: "dance_class",
    columns: [
      ...["id", "song_name", "song_artist", "description", "level", "length_seconds"],
      ...["release_date", "is_archived", "total_views", "tags", "thumbnail_path", "trailer_path"],
      ...["timestamps", "video_sequence", "style_id", "instructor_id"],
    ],
    rows: times(count, (number) => classRow(templateOf(templates, number), number, now)),
  };
}

function classRow(template: TemplateClass, number: number, now: Date): readonly Cell[] {
  const { description, length_seconds, thumbnail_path, trailer_path } = template;
  const days = NEWEST_DAYS + ((number * 7) % (OLDEST_DAYS - NEWEST_DAYS));
  return [
    ...[loadId("danceClass", number), songOf(number), artistOf(number % ARTISTS), description],
    ...[1 + (number % 10), length_seconds, new Date(now.getTime() - days * DAY_MS), false],
    ...[Math.floor(MOST_VIEWS / (number + 1)), arrayOf([]), thumbnail_path, trailer_path],
    ...[template.timestamps, template.video_sequence, template.style_id],
    loadId("instructor", (number * 3) % TEACHERS),
  ];
}

export function templateOf(templates: readonly TemplateClass[], number: number): TemplateClass {
  const template = templates[number % templates.length];
  if (!template) throw new Error("There is no class to copy from.");
  return template;
}
