import { randomUUID } from "node:crypto";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Person } from "../journeys/people/person";
import { progressInput } from "../journeys/people/progress";
import type { Attack } from "./attack";
import { describeAttacks } from "./describe-attacks";
import { classId } from "./entitlement/mutation-access";
import { refusedByGateway, refusedMutation, respondedWith } from "./evidence/evidence";

let subscriber: Person;
beforeAll(async () => {
  subscriber = await Person.member("active yearly");
});

const future = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0)?.id ?? "";

/** Ids of no class that a subscriber may see. */
const ODD_IDS: readonly (readonly [string, unknown])[] = [
  ["nothing", ""],
  ["a blank", " "],
  ["zero", "0"],
  ["a number", 7],
  ["a class nobody made", randomUUID()],
  ["the nil UUID", "00000000-0000-0000-0000-000000000000"],
  ["an id with a blank after it", `${classId} `],
  ["an id with a zero byte", `${classId}\u0000`],
  ["an id in braces", `{${classId}}`],
  ["an id as a URN", `urn:uuid:${classId}`],
  ["an id with a path", `../classes/${classId}`],
  ["an id with a percent sign", `${classId}%`],
  ["the global id of something else", toGlobalId("Style", classId)],
  ["a piece of SQL", `${classId}' OR '1'='1`],
  ["ten thousand characters", "a".repeat(10_000)],
];

/** Mutations that take a class, by the client's operation. */
const ABOUT_A_CLASS = [
  {
    operation: "useStartPlaybackMutation",
    mutation: "startPlayback",
    subgraph: "catalogue",
    typename: "StartPlaybackRefused",
    input: (id: unknown) => ({ classId: id }),
  },
  {
    operation: "useSaveClassSaveMutation",
    mutation: "saveClass",
    subgraph: "viewing",
    typename: "SaveClassRefused",
    input: (id: unknown) => ({ classId: id }),
  },
  {
    operation: "sendProgressMutation",
    mutation: "recordProgress",
    subgraph: "viewing",
    typename: "RecordProgressRefused",
    input: (id: unknown) => ({ ...progressInput("", 130), classId: id }),
  },
  {
    operation: "streamRequestsStartMutation",
    mutation: "startStream",
    subgraph: "viewing",
    typename: "StartStreamRefused",
    input: (id: unknown) => ({ streamId: randomUUID(), classId: id }),
  },
] as const;

const oddIds: Attack[] = ABOUT_A_CLASS.flatMap((about) =>
  ODD_IDS.map(([what, id]) => ({
    name: `${about.mutation} of ${what}`,
    attempt: () => subscriber.ask(about.operation, { input: about.input(id) }),
    answer: {
      status: 200,
      data: { [about.mutation]: { __typename: about.typename } },
      errors: [],
      setCookies: [],
    },
    recorded: refusedMutation(about.subgraph, about.mutation, "CLASS_NOT_FOUND"),
  })),
);

/** Values that are not ids. */
const NO_IDS: readonly (readonly [string, unknown])[] = [
  ["a list of ids", [classId, classId]],
  ["an object", { id: classId }],
  ["null", null],
  ["true", true],
];

const noIds: Attack[] = ABOUT_A_CLASS.flatMap((about) =>
  NO_IDS.map(([what, id]) => ({
    name: `${about.mutation} of ${what}`,
    attempt: () => subscriber.ask(about.operation, { input: about.input(id) }),
    answer: { data: undefined, errors: [{ extensions: { code: "BAD_USER_INPUT" } }] },
    recorded: refusedByGateway("BAD_USER_INPUT"),
  })),
);

const [withoutFilm] = danceClasses.filter(
  ({ filmId, releasedHoursBefore, isArchived }) =>
    filmId !== "hip-hop-2" && releasedHoursBefore > 0 && !isArchived,
);

const notShown: Attack[] = [
  ["a class of tomorrow", future],
  ["the global id of a class", toGlobalId("DanceClass", classId)],
].map(([what, id]) => ({
  name: `startPlayback of ${what}`,
  attempt: () => subscriber.ask("useStartPlaybackMutation", { input: { classId: id } }),
  answer: {
    data: { startPlayback: { __typename: "StartPlaybackRefused", code: "CLASS_NOT_FOUND" } },
    setCookies: [],
  },
  recorded: refusedMutation("catalogue", "startPlayback", "CLASS_NOT_FOUND"),
}));

const notReady: Attack = {
  name: "startPlayback of a class whose film is not rendered",
  attempt: () =>
    subscriber.ask("useStartPlaybackMutation", { input: { classId: withoutFilm?.id } }),
  answer: {
    data: { startPlayback: { __typename: "StartPlaybackRefused", code: "FILM_NOT_READY" } },
    setCookies: [],
  },
  recorded: refusedMutation("catalogue", "startPlayback", "FILM_NOT_READY"),
};

const unseen: Attack[] = [
  ["a class of tomorrow", future],
  ["a class nobody made", randomUUID()],
  ["the global id of a class", toGlobalId("DanceClass", classId)],
].map(([what, id]) => ({
  name: `the page of ${what}`,
  attempt: () => subscriber.ask("ClassPageScreenQuery", { classId: id }),
  answer: { status: 200, data: { danceClass: null } },
  recorded: respondedWith("gateway", 200),
}));

describeAttacks("classes that a subscriber cannot have", [
  ...oddIds,
  ...noIds,
  ...notShown,
  notReady,
  ...unseen,
]);
