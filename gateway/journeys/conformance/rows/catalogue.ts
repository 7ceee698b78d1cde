import { danceClasses } from "@eightcount/demo/content/content-class";
import { contentId } from "@eightcount/demo/content/content-id";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { type Row, rowsFor } from "../side";

const visitor = { isMember: false };
const archived = danceClasses.find(({ isArchived }) => isArchived)?.id;
const coming = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0)?.id;
const ofHidden = danceClasses.find(({ instructorSlug }) =>
  instructors.some(({ slug, isHidden }) => isHidden && slug === instructorSlug),
)?.id;
/** A class with a film. */
export const filmed = danceClasses.find(
  ({ filmId, lengthSeconds }) => filmId === "hip-hop-2" && lengthSeconds > 600,
) ?? { id: "", lengthSeconds: 0 };

const byName = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, () => ({ name, ...visitor })]));

const asked = (filter: object) => () => ({ filter, ...visitor });

export const catalogueRows: readonly Row[] = [
  ...rowsFor("ClassesScreenQuery", {
    "the most popular first": () => visitor,
    "the newest first": () => ({ sort: "NEWEST", ...visitor }),
    "the oldest first": () => ({ sort: "OLDEST", ...visitor }),
    "one style": asked({ styles: ["Heels"] }),
    "two styles, one spelled as a route": asked({ styles: ["hip-hop", "Jazz"] }),
    "an instructor": asked({ instructors: ["Noa Adeyemi"] }),
    "a hidden instructor": asked({ instructors: ["Sable Winter"] }),
    beginners: asked({ levels: ["BEGINNER"] }),
    "two levels of a style": asked({ styles: ["Dancehall"], levels: ["INTERMEDIATE", "ADVANCED"] }),
    "the last two weeks": asked({ releasedWithinDays: 14 }),
    "the last day": asked({ releasedWithinDays: 0 }),
    nothing: asked({ styles: ["Waltz"] }),
  }),
  ...rowsFor("ClassResultsPaginationQuery", {
    "the first four": () => ({ count: 4, sort: "NEWEST", ...visitor }),
    "the next page": ({ last }) => ({
      count: 4,
      sort: "NEWEST",
      cursor: last().data.danceClasses.pageInfo.endCursor,
      ...visitor,
    }),
    "a cursor of another order": ({ last }) => ({
      count: 4,
      sort: "OLDEST",
      cursor: last().data.danceClasses.pageInfo.endCursor,
      ...visitor,
    }),
    "no cursor at all": () => ({ cursor: "nonsense", ...visitor }),
    "too many": () => ({ count: 1_000, ...visitor }),
    "a negative number": () => ({ count: -1, ...visitor }),
  }),
  ...rowsFor("ClassPageScreenQuery", {
    "a class with a film": () => ({ classId: filmed.id }),
    "another class": () => ({ classId: contentId("class", "gully-queen") }),
    "an archived class": () => ({ classId: archived }),
    "a class to come": () => ({ classId: coming }),
    "a class of a hidden instructor": () => ({ classId: ofHidden }),
    "no id": () => ({ classId: "nonsense" }),
  }),
  ...rowsFor("sendWaitingProgressQuery", { "a class": () => ({ classId: filmed.id }) }),
  ...rowsFor("StylesScreenQuery", { "all of them": () => ({}) }),
  ...rowsFor("StylesStepQuery", { "all of them": () => ({}) }),
  ...rowsFor("StyleScreenQuery", byName(["Dancehall", "Latin-fusion", "Heels", "Lab", "Waltz"])),
  ...rowsFor("StyleClassesPaginationQuery", {
    "the first three": ({ id }) => ({
      id: id("Style", contentId("style", "dancehall")),
      count: 3,
      ...visitor,
    }),
    "the next page": ({ id, last }) => ({
      id: id("Style", contentId("style", "dancehall")),
      count: 3,
      cursor: last().data.node.classes.pageInfo.endCursor,
      ...visitor,
    }),
    "a hidden style": ({ id }) => ({ id: id("Style", contentId("style", "lab")), ...visitor }),
  }),
  ...rowsFor("InstructorsScreenQuery", { "all of them": () => ({}) }),
  ...rowsFor("InstructorListPaginationQuery", {
    "the first five": () => ({ count: 5 }),
    "the next page": ({ last }) => ({
      count: 5,
      cursor: last().data.instructors.pageInfo.endCursor,
    }),
  }),
  ...rowsFor(
    "InstructorScreenQuery",
    byName(["Noa Adeyemi", "noa-adeyemi", "Odile Marchetti", "Sable Winter", "Nobody"]),
  ),
  ...rowsFor("InstructorClassesPaginationQuery", {
    "the first two": ({ id }) => ({
      id: id("Instructor", contentId("instructor", "noa-adeyemi")),
      count: 2,
      ...visitor,
    }),
    "the next page": ({ id, last }) => ({
      id: id("Instructor", contentId("instructor", "noa-adeyemi")),
      count: 2,
      cursor: last().data.node.classes.pageInfo.endCursor,
      ...visitor,
    }),
  }),
  ...rowsFor("PlaylistsScreenQuery", { "all of them": () => ({}) }),
  ...rowsFor(
    "PlaylistScreenQuery",
    byName(["Island Sunday", "fresh-from-rehearsal", "Staff Picks Draft", "Nothing"]),
  ),
  ...rowsFor("PlaylistClassesPaginationQuery", {
    "the first four": ({ id }) => ({
      id: id("Playlist", contentId("playlist", "island-sunday")),
      count: 4,
      ...visitor,
    }),
    "the next page": ({ id, last }) => ({
      id: id("Playlist", contentId("playlist", "island-sunday")),
      count: 4,
      cursor: last().data.node.classes.pageInfo.endCursor,
      ...visitor,
    }),
  }),
  ...rowsFor("publicNamesQuery", { "every name": () => ({}) }),
  ...rowsFor("NewListingPaginationQuery", {
    "the last two weeks": () => ({ count: 2 }),
    "the next page": ({ last }) => ({
      count: 2,
      cursor: last().data.danceClasses.pageInfo.endCursor,
    }),
  }),
  ...rowsFor("ListingScreenQuery", {
    "new classes": () => ({ isNew: true, isRecommended: false }),
    "recommended ones of a visitor": () => ({ isNew: false, isRecommended: true }),
  }),
  ...rowsFor("ResultsStepQuery", {
    "a beginner": () => ({ preferences: { skillLevel: 1, styleIds: [] } }),
    "an advanced dancer with little time": () => ({
      preferences: { skillLevel: 8, timePreferenceMinutes: 40, styleIds: [] },
    }),
    "a dancer of one style": ({ id }) => ({
      preferences: { skillLevel: 5, styleIds: [id("Style", contentId("style", "heels"))] },
    }),
    "a style that has no such level": ({ id }) => ({
      preferences: { skillLevel: 10, styleIds: [id("Style", contentId("style", "salsa"))] },
    }),
    "no level": () => ({ preferences: { skillLevel: 555, styleIds: [] } }),
  }),
];
