import {
  HELP_ERRORS,
  type HelpError,
  type HelpRequest,
  helpErrors,
} from "@eightcount/rules/people/help-request";
import { refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import type { World } from "../world/world";
import { memberOf } from "./viewings";

const CODES: Readonly<Record<HelpError, readonly [code: string, field: string]>> = {
  firstName: ["INVALID_NAME", "firstName"],
  noEmail: ["EMAIL_MISSING", "email"],
  invalidEmail: ["INVALID_EMAIL", "email"],
  noQuestion: ["MESSAGE_MISSING", "message"],
  tooLong: ["TOO_LONG", "message"],
};
const MAX_ENTRIES = 50;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FAILED = "An error has occurred!";

function sendHelp(world: World, request: HelpRequest) {
  memberOf(world);
  const [error] = helpErrors(request);
  if (error) {
    const [code, field] = CODES[error];
    return refusal("SendHelpRequestRefused", { code, field, message: HELP_ERRORS[error] });
  }
  return { __typename: "HelpRequestSent", supportEmail: world.supportEmail };
}

interface Events {
  readonly visitorId: string;
  readonly sessionId: string;
  readonly pageViews?: readonly unknown[] | null;
  readonly userEvents?: readonly unknown[] | null;
  readonly activities?: readonly unknown[] | null;
}

function recordEvents({ visitorId, sessionId, pageViews, userEvents, activities }: Events) {
  if (!UUID.test(visitorId) || !UUID.test(sessionId)) {
    const entry = { code: "INVALID_PARAMETER", message: FAILED, field: "visitorId" };
    return refusal("RecordEventsRefused", entry);
  }
  const taken = [pageViews, userEvents, activities].flatMap((entries) => entries ?? []).length;
  return taken > MAX_ENTRIES
    ? refusal("RecordEventsRefused", { code: "TOO_MANY_EVENTS", message: FAILED })
    : { __typename: "EventsRecorded", taken, dropped: 0 };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const helpResolvers: Resolvers = {
  Mutation: {
    sendHelpRequest: (_: unknown, { input }: Input<HelpRequest>, world) => sendHelp(world, input),
    recordEvents: (_: unknown, { input }: Input<Events>) => recordEvents(input),
  },
};
