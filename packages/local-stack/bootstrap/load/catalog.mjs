import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { query } from "./call-graph.mjs";

const PAGE = 100;
/** Enough for more than 10,000 names. Those of less popular classes are drawn too rarely to matter. */
const MOST_CLASSES = 6_000;

/** Songs, artists, teachers, and styles, each once, in the order of the classes. */
export function namesIn(classes) {
  const all = classes.flatMap(({ songName, songArtist, instructor, style }) => [
    songName,
    songArtist,
    instructor?.name,
    style?.name,
  ]);
  return [...new Set(all.filter(Boolean))];
}

async function readClasses(site, live) {
  const classes = [];
  let cursor = null;
  do {
    const variables = { count: PAGE, cursor, sort: "MOST_POPULAR", isMember: false };
    const { danceClasses } = await query(site, "ClassResultsPaginationQuery", variables);
    classes.push(...danceClasses.edges.map(({ node }) => node));
    cursor = danceClasses.pageInfo.hasNextPage ? danceClasses.pageInfo.endCursor : null;
    live(`${classes.length} of ${danceClasses.totalCount} classes`);
  } while (cursor !== null && classes.length < MOST_CLASSES);
  return classes.filter(({ isArchived }) => !isArchived);
}

/** Writes what the journeys draw from: names by popularity, and classes with their lengths. */
export async function storeCatalog(site, file, live) {
  const classes = await readClasses(site, live);
  if (classes.length === 0) throw new Error(`${site} shows no class`);
  const names = namesIn(classes);
  const kept = classes.map(({ classId, lengthSeconds }) => ({ classId, lengthSeconds }));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ names, classes: kept }));
  return `${names.length} names, ${kept.length} classes`;
}
