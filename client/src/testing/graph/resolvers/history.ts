import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import type { RefusalEntry } from "../execution/errors";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import { globalId, keyIn } from "../ids";
import { connection, type Order, type PageArgs, sorted } from "../paging";
import type { MemberRow, RecordRow, SavedRow } from "../world/memberRows";
import type { World } from "../world/world";
import { classOfInput, visibleClass } from "./classes";
import { entitledMember } from "./viewings";

const CONTINUE_DANCING = 4;
const CONTINUE_WINDOW = 100;
const HISTORY_PAGE = 10;
const SAVED_PAGE = 20;

type Dated = RecordRow | SavedRow;

const byUpdate: Order<Dated> = {
  name: "UPDATED",
  keys: ({ updatedAt, key }) => [updatedAt.getTime(), key],
  descending: true,
};
const byCreation: Order<RecordRow> = {
  name: "CREATED",
  keys: ({ createdAt, key }) => [createdAt.getTime(), key],
  descending: true,
};

const recordNotFound: RefusalEntry = {
  code: "CLASS_RECORD_NOT_FOUND",
  message: "You haven't started this class yet.",
  field: "classRecordId",
};
/** Refusal for a class that the viewer may not see. */
export const classNotFound: RefusalEntry = {
  code: "CLASS_NOT_FOUND",
  message: "This class does not exist or is no longer available.",
  field: "classId",
};
const savedClassNotFound: RefusalEntry = {
  code: "SAVED_CLASS_NOT_FOUND",
  message: "This class isn't on your saved list.",
  field: "savedClassId",
};

interface RecordArgs extends PageArgs {
  readonly status?: ViewingStatus | null;
}

interface RecordInput {
  readonly input: { readonly classRecordId: string };
}

function setAside(world: World, { input }: RecordInput, isSetAside: boolean) {
  const member = entitledMember(world);
  const key = keyIn(input.classRecordId, "ClassRecord");
  const record = member.records.find((one) => one.key === key);
  if (!record) return refusal("ContinueDancingRefused", recordNotFound);
  const changed = { ...record, isSetAside };
  member.records = member.records.map((one) => (one === record ? changed : one));
  return { __typename: "ContinueDancingChanged", classRecord: changed };
}

/** Saving a class again keeps the first record. */
function save(world: World, classId: string) {
  const member = entitledMember(world);
  const danceClass = classOfInput(world, classId);
  if (!danceClass) return refusal("SaveClassRefused", classNotFound);
  const at = world.now();
  const saved = member.saved.find(({ classKey }) => classKey === danceClass.key) ?? {
    __typename: "SavedClass" as const,
    key: `of-${danceClass.key}`,
    classKey: danceClass.key,
    createdAt: at,
    updatedAt: at,
  };
  if (!member.saved.includes(saved)) member.saved = [saved, ...member.saved];
  const edge = connection([saved], byUpdate, { standard: 1 }).edges[0];
  return { __typename: "ClassSaved", danceClass, savedClass: edge };
}

function unsave(world: World, savedClassId: string) {
  const member = entitledMember(world);
  const key = keyIn(savedClassId, "SavedClass");
  const saved = member.saved.find((one) => one.key === key);
  if (!saved) return refusal("UnsaveClassRefused", savedClassNotFound);
  member.saved = member.saved.filter((one) => one !== saved);
  return {
    __typename: "ClassUnsaved",
    deletedSavedClassId: savedClassId,
    danceClass: world.classes.find((one) => one.key === saved.classKey),
  };
}

const danceClass = ({ classKey }: Dated, _: unknown, world: World) => visibleClass(world, classKey);

export const historyResolvers: Resolvers = {
  Member: {
    savedClasses: ({ saved }: MemberRow, page: PageArgs) =>
      connection(saved, byUpdate, { ...page, standard: SAVED_PAGE }),
    history: ({ records }: MemberRow, { status, ...page }: RecordArgs) =>
      connection(
        records.filter((one) => one.status === (status ?? "STARTED")),
        byUpdate,
        { ...page, standard: HISTORY_PAGE },
      ),
    continueDancing: ({ records }: MemberRow, { first }: PageArgs) => {
      const unfinished = records.filter((one) => one.status === "STARTED" && !one.isSetAside);
      const recent = sorted(unfinished, byCreation).slice(0, CONTINUE_WINDOW);
      return connection(recent, byUpdate, { first: first ?? null, standard: CONTINUE_DANCING });
    },
  },
  ClassRecord: {
    id: ({ key }: RecordRow) => globalId("ClassRecord", key),
    isInContinueDancing: ({ status, isSetAside }: RecordRow) => status === "STARTED" && !isSetAside,
    danceClass,
  },
  SavedClass: { id: ({ key }: SavedRow) => globalId("SavedClass", key), danceClass },
  Mutation: {
    removeFromContinueDancing: (_: unknown, args: RecordInput, world) =>
      setAside(world, args, true),
    restoreToContinueDancing: (_: unknown, args: RecordInput, world) =>
      setAside(world, args, false),
    saveClass: (_: unknown, { input }: { input: { classId: string } }, world) =>
      save(world, input.classId),
    unsaveClass: (_: unknown, { input }: { input: { savedClassId: string } }, world) =>
      unsave(world, input.savedClassId),
  },
};
