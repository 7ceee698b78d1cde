import { randomUUID } from "node:crypto";
import { answered, type IdCase, refusalsOf } from "./id-case";
import { longClassId, unknownId } from "./victim";

const CLASSES = "members may choose any class";
/** The asker's own stream, the same in every request, so that the limit refuses none of them. */
const OWN_STREAM = randomUUID();

interface StreamOperation {
  readonly name: string;
  readonly mutation: string;
  readonly succeeded: string;
  readonly refused: string;
  /** Fields that the operation requires. */
  readonly input: object;
}

const stream = { streamId: OWN_STREAM, classId: longClassId };
const START: StreamOperation = {
  name: "streamRequestsStartMutation",
  mutation: "startStream",
  succeeded: "StreamStarted",
  refused: "StartStreamRefused",
  input: stream,
};
const TAKE_OVER: StreamOperation = {
  name: "streamRequestsTakeOverMutation",
  mutation: "takeOverStream",
  succeeded: "StreamStarted",
  refused: "StartStreamRefused",
  input: { ...stream, stopping: randomUUID() },
};
const KEEP_ALIVE: StreamOperation = {
  name: "streamRequestsKeepAliveMutation",
  mutation: "keepStreamAlive",
  succeeded: "StreamStarted",
  refused: "KeepStreamAliveRefused",
  input: stream,
};
const END: StreamOperation = {
  name: "streamRequestsEndMutation",
  mutation: "endStream",
  succeeded: "StreamEnded",
  refused: "EndStreamRefused",
  input: { streamId: OWN_STREAM },
};

/** A stream's id means nothing for another member, so the victim's is like an unknown one. */
const streamCase = ({ mutation, succeeded, input }: StreamOperation, field: string): IdCase => ({
  theirs: ({ streamId }) => streamId,
  unknown: () => randomUUID(),
  variables: (id) => ({ input: { ...input, [field]: id } }),
  visitor: refusalsOf("viewing", mutation).denied("UNAUTHENTICATED"),
  stranger: answered({ [mutation]: { __typename: succeeded } }),
});

const classCase = ({ mutation, refused, input }: StreamOperation): IdCase => ({
  public: CLASSES,
  theirs: ({ classRecord }) => classRecord,
  unknown: () => unknownId("ClassRecord"),
  variables: (classId) => ({ input: { ...input, classId } }),
  visitor: refusalsOf("viewing", mutation).denied("UNAUTHENTICATED"),
  stranger: refusalsOf("viewing", mutation).refused(refused, "CLASS_NOT_FOUND"),
});

/** Every id of the operations about streams. */
export const streamCases: Readonly<Record<string, IdCase>> = {
  [`${START.name}.input.streamId`]: streamCase(START, "streamId"),
  [`${START.name}.input.classId`]: classCase(START),
  [`${TAKE_OVER.name}.input.streamId`]: streamCase(TAKE_OVER, "streamId"),
  [`${TAKE_OVER.name}.input.classId`]: classCase(TAKE_OVER),
  [`${TAKE_OVER.name}.input.stopping`]: streamCase(TAKE_OVER, "stopping"),
  [`${KEEP_ALIVE.name}.input.streamId`]: streamCase(KEEP_ALIVE, "streamId"),
  [`${KEEP_ALIVE.name}.input.classId`]: classCase(KEEP_ALIVE),
  [`${END.name}.input.streamId`]: streamCase(END, "streamId"),
};
