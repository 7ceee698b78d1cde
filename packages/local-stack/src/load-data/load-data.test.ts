import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { Client } from "pg";
import { fillLoadData } from "./load-data";
import { loadId } from "./load-ids";
import { readSizes } from "./load-sizes";
import { songOf } from "./names";

const NAMES = ["accounts", "catalogue", "viewing"] as const;
const NOW = new Date("2026-11-26T12:00:00Z");
const SIZES = { classes: 60, members: 40, progress: 120 };
const STYLE = "11111111-1111-4111-8111-111111111111";
const TEACHER = "22222222-2222-4222-8222-222222222222";
const DANCE_CLASS = "33333333-3333-4333-8333-333333333333";

/** What a start of the product has in its databases, as far as generated rows are copied from it. */
const DEMO = {
  accounts: `
    INSERT INTO account (id, email, password_hash, updated_at) VALUES
      ('${STYLE}', 'active-monthly@eightcount.test', 'the hash', now())`,
  catalogue: `
    INSERT INTO style (id, name, slug, lookup_key, description, page_color_1, page_color_2, image_path,
      page_image_path) VALUES ('${STYLE}', 'Heels', 'Heels', 'heels', 'd', '#101010', '#F0F0F0', 'i', 'p');
    INSERT INTO instructor (id, name, slug, lookup_key, bio, short_bio, profile_color_1, profile_color_2,
      avatar_image_path, profile_image_path)
      VALUES ('${TEACHER}', 'Tessa', 'Tessa', 'tessa', 'b', 's', '#101010', '#F0F0F0', 'avatar', 'profile');
    INSERT INTO dance_class (id, song_name, song_artist, description, level, length_seconds, release_date,
      thumbnail_path, trailer_path, video_sequence, style_id, instructor_id)
      VALUES ('${DANCE_CLASS}', 'Foundation', 'Noa', 'One
paragraph \\ two', 1, 1200, '2026-01-01', 'thumbnail', 'trailer', '[{"seconds": 1200}]', '${STYLE}', '${TEACHER}')`,
  viewing: `
    INSERT INTO usage_metrics (member_id, credited_through) VALUES ('${STYLE}', now())`,
} as const;

type Databases = Readonly<Record<(typeof NAMES)[number], TestDatabase>>;
let databases: Databases;
const live: string[] = [];

async function query(name: keyof Databases, sql: string, values: readonly unknown[] = []) {
  const client = new Client({ connectionString: databases[name].url });
  await client.connect();
  try {
    return (await client.query(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

const fill = (sizes = SIZES) =>
  fillLoadData({
    sizes,
    databaseUrl: (name) => databases[name].url,
    now: NOW,
    live: (text) => live.push(text),
  });

beforeAll(async () => {
  const opened = await Promise.all(NAMES.map(async (name) => [name, await testDatabase(name)]));
  databases = Object.fromEntries(opened) as Databases;
  for (const name of NAMES) await query(name, DEMO[name]);
  await fill();
});
afterAll(() => Promise.all(Object.values(databases).map((database) => database.close())));

const count = async (name: keyof Databases, table: string) =>
  Number((await query(name, `SELECT count(*) FROM ${table}`))[0].count);

async function counts() {
  return {
    classes: await count("catalogue", "dance_class"),
    accounts: await count("accounts", "account"),
    profiles: await count("accounts", "profile"),
    facts: await count("viewing", "class_fact"),
    records: await count("viewing", "class_record"),
    sessions: await count("viewing", "viewed_class"),
    totals: await count("viewing", "usage_metrics"),
  };
}

describe("generated rows", () => {
  it("are as many as asked for, next to those that were there", async () => {
    expect(await counts()).toEqual({
      ...{ classes: 61, accounts: 41, profiles: 40 },
      ...{ facts: 60, records: 120, sessions: 120, totals: 41 },
    });
    expect(live).toContain("class_record: 120 rows");
  });

  it("take over what a class shows and plays, whatever signs its text has", async () => {
    const [one] = await query(
      "catalogue",
      "SELECT description, length_seconds, video_sequence FROM dance_class WHERE id = $1",
      [loadId("danceClass", 5)],
    );
    expect(one).toEqual({
      description: "One\nparagraph \\ two",
      length_seconds: 1_200,
      video_sequence: [{ seconds: 1_200 }],
    });
  });

  it("are found by their names, because the catalogue's triggers saw them", async () => {
    const [found] = await query(
      "catalogue",
      "SELECT class_id FROM search_class WHERE song_key = search_key($1)",
      [songOf(7)],
    );
    expect(found).toEqual({ class_id: loadId("danceClass", 7) });
  });

  it("belong to members who may watch, with the password of the ready-made ones", async () => {
    const rows = await query(
      "accounts",
      `SELECT DISTINCT groups::text, password_hash, email_verified_at IS NOT NULL AS verified
       FROM account WHERE email LIKE 'load-%'`,
    );
    expect(rows).toEqual([{ groups: "{SUBSCRIBER}", password_hash: "the hash", verified: true }]);
  });

  it("add up: a member's totals are the sums of the positions", async () => {
    const [sums] = await query(
      "viewing",
      `SELECT bool_and(m.total_classes_taken = s.taken AND m.total_seconds_danced = s.danced) AS holds,
         sum(s.taken)::int AS taken
       FROM usage_metrics m JOIN (
         SELECT member_id, count(*) FILTER (WHERE status = 'COMPLETED') AS taken,
           sum(last_viewed_seconds) AS danced
         FROM class_record GROUP BY member_id) s USING (member_id)`,
    );
    expect(sums).toEqual({ holds: true, taken: 40 });
  });

  it("replace earlier ones", async () => {
    await fill({ classes: 10, members: 5, progress: 20 });
    expect(await counts()).toEqual({
      ...{ classes: 11, accounts: 6, profiles: 5 },
      ...{ facts: 10, records: 20, sessions: 20, totals: 6 },
    });
  });

  it("are refused if there are not enough classes, or none", async () => {
    await expect(fill({ classes: 2, members: 2, progress: 5 })).rejects.toThrow("fewer pairs");
    await expect(fill({ classes: 0, members: 2, progress: 0 })).rejects.toThrow("above 0");
  });

  it("are gone without classes, and what was there before is not", async () => {
    await fill(readSizes(["--classes=0"], "this program"));
    expect(await counts()).toEqual({
      ...{ classes: 1, accounts: 1, profiles: 0 },
      ...{ facts: 0, records: 0, sessions: 0, totals: 1 },
    });
    const teachers = await query("catalogue", "SELECT id FROM instructor");
    expect(teachers).toEqual([{ id: TEACHER }]);
  });
});
