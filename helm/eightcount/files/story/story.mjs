// A member's first minutes, told by `helm test` within the cluster: sign in, search, record progress,
// and read it back. Sends the client's own persisted operations. Prints one line per step.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

const { GRAPH_URL, OPERATIONS, MEMBER_EMAIL, MEMBER_PASSWORD, SEARCH } = process.env;

/** Seconds after which every class counts as started. */
const STARTED = 130;
/** Leaves room, because close to its end a class counts as completed. */
const SHORTEST_CLASS = STARTED + 300;
const TIMEOUT_MS = 10_000;

const ids = new Map(
  Object.entries(JSON.parse(readFileSync(OPERATIONS, "utf8"))).map(([id, text]) => [
    /^(?:query|mutation) (\w+)/.exec(text)?.[1],
    id,
  ]),
);

class StoryFailed extends Error {}

function check(isGood, sentence) {
  if (!isGood) throw new StoryFailed(sentence);
}

async function send(operationName, variables, token) {
  const sha256Hash = ids.get(operationName);
  check(sha256Hash, `${OPERATIONS} has no operation ${operationName}.`);
  const response = await fetch(GRAPH_URL, {
    method: "POST",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      accept: "application/graphql-response+json, application/json",
      "content-type": "application/json",
      "apollo-require-preflight": "true",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  });
  const { data, errors } = await response.json();
  const codes = errors?.map(({ extensions }) => extensions?.code).join(", ");
  check(!errors && data, `${operationName} failed: ${codes ?? `status ${response.status}`}.`);
  return data;
}

async function signIn() {
  const input = { email: MEMBER_EMAIL, password: MEMBER_PASSWORD, rememberMe: false };
  const { signIn: result } = await send("signInOperationsSignInMutation", { input });
  check(result.__typename === "SignedIn", `The member could not sign in: ${result.code}.`);
  return result.accessToken;
}

async function search(token) {
  const variables = { text: SEARCH, hasText: true, isMember: true };
  const { search: found } = await send("SearchScreenQuery", variables, token);
  const danceClass = found.classes.find(({ lengthSeconds }) => lengthSeconds >= SHORTEST_CLASS);
  check(danceClass, `The search for "${SEARCH}" found no class of ${SHORTEST_CLASS} seconds.`);
  return danceClass.classId;
}

async function recordProgress(classId, positionSeconds, token) {
  const input = {
    classId,
    playbackSessionId: randomUUID(),
    sequence: 1,
    positionSeconds,
    isPlaying: true,
    dancedSeconds: 10,
    reason: "HEARTBEAT",
  };
  const { recordProgress: result } = await send("sendProgressMutation", { input }, token);
  check(result.__typename === "ProgressRecorded", `Progress was refused: ${result.code}.`);
}

async function readBack(classId, positionSeconds, token) {
  const { danceClass } = await send("ClassPageScreenQuery", { classId }, token);
  const read = danceClass?.progress?.resumeAtSeconds ?? "no position";
  check(read === positionSeconds, `The class resumes at ${read} instead of ${positionSeconds} s.`);
}

try {
  const token = await signIn();
  console.log("signed in");
  const classId = await search(token);
  console.log(`found class ${classId}`);
  // Differs per run, so that an old position cannot pass for the new one.
  const position = STARTED + 10 + Math.floor(Math.random() * 60);
  await recordProgress(classId, position, token);
  console.log(`recorded ${position} s`);
  await readBack(classId, position, token);
  console.log(`resumes at ${position} s`);
} catch (error) {
  console.error(error instanceof StoryFailed ? error.message : `${GRAPH_URL}: ${error.message}`);
  process.exitCode = 1;
}
