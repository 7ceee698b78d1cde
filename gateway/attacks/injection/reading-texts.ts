import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { refusedByGateway, respondedWith } from "../evidence/evidence";
import { subscriber } from "../members";
import type { Expectation, TextCase, TextTable } from "./text-case";

const [danceClass] = danceClasses;
const A_UUID = danceClass?.id ?? "";

const badInput: Expectation = {
  answer: { errors: [expect.objectContaining({ extensions: { code: "BAD_USER_INPUT" } })] },
  recorded: refusedByGateway("BAD_USER_INPUT"),
};

/** Queries are recorded only if they are refused. These are counted as requests. */
const answers = (subgraph: string, data: object): Expectation => ({
  answer: { errors: [], data },
  recorded: respondedWith(subgraph, 200),
});

type Variables = Readonly<Record<string, unknown>>;

/** A made-up cursor, as it is and as the sort keys of a row. */
const cursor = (name: string, others: Variables, by: TextCase["sender"]): TextCase => ({
  families: ["sql", "nul", "surrogate", "prototype", "long"],
  sender: by,
  variables: (text) => ({
    ...others,
    [name]: text.length < 100 ? encodeCursor([text, 1, text, A_UUID]) : text,
  }),
  expectation: badInput,
});

/** A cursor in a list of the member's own. */
const ownCursor = (others: Variables = {}): TextCase => {
  const field = cursor("cursor", {}, subscriber);
  return {
    ...field,
    variables: (text, sender) => ({
      ...field.variables(text, sender),
      ...others,
      id: toGlobalId("Member", memberIdOf(sender)),
    }),
  };
};

const classCursor = (type: string, id: string | undefined): TextCase =>
  cursor("cursor", { id: toGlobalId(type, id ?? ""), isMember: false }, Person.visitor);

/** A name that nothing in the catalog has. */
const name = (field: string, others: Variables = {}): TextCase => ({
  families: ["sql", "like", "script", "nul", "surrogate", "prototype", "long"],
  sender: Person.visitor,
  variables: (text) => ({ ...others, name: text, isMember: false }),
  expectation: answers("catalogue", { [field]: null }),
});

const filter = (field: "styles" | "instructors", of: Variables): TextCase => ({
  families: ["sql", "like", "nul", "long"],
  sender: Person.visitor,
  variables: (text) => ({ isMember: false, ...of, filter: { [field]: [text] } }),
  expectation: answers("catalogue", { danceClasses: { edges: [] } }),
});

/** Search ignores punctuation. It must find what the remaining words match, and nothing else. */
const search = (others: Variables): TextCase => ({
  families: ["sql", "sleep", "like", "tsquery", "regex", "script", "nul", "surrogate", "long"],
  sender: Person.visitor,
  variables: (text) => ({ ...others, text }),
  plain: (text) => text.slice(0, 100).replaceAll(/[^\p{L}\p{N}]+/gu, " "),
  expectation: answers("catalogue", {}),
});

const timeZone = (others: Variables = {}): TextCase => ({
  families: ["sql", "sleep", "nul", "log", "long"],
  sender: subscriber,
  variables: (text, sender) => ({
    id: toGlobalId("Member", memberIdOf(sender)),
    ...others,
    timeZone: text,
  }),
  expectation: badInput,
});

/** Only two of its words can match. */
const pageSource: TextCase = {
  families: ["sql", "script", "prototype", "long"],
  sender: Person.visitor,
  variables: (text) => ({ currency: "USD", pageSource: text }),
  plain: () => null,
  expectation: answers("billing", {}),
};

/** Compared with the whitelist while registration is closed. */
const invited = (others: Variables = {}): TextCase => ({
  families: ["sql", "script", "nul", "surrogate", "log", "long"],
  sender: Person.visitor,
  variables: (text) => ({ ...others, email: text }),
  plain: () => null,
  expectation: answers("accounts", { registrationPolicy: { isOpenFor: true } }),
});

/** Texts of queries, which are looked up, searched for, or displayed. */
export const readingTexts: TextTable = {
  "publicNamesQuery.after": cursor("after", {}, Person.visitor),
  "InstructorListPaginationQuery.cursor": cursor("cursor", {}, Person.visitor),
  "NewListingPaginationQuery.cursor": cursor("cursor", {}, Person.visitor),
  "ClassResultsPaginationQuery.cursor": cursor("cursor", { isMember: false }, Person.visitor),
  "StyleClassesPaginationQuery.cursor": classCursor("Style", styles[0]?.id),
  "InstructorClassesPaginationQuery.cursor": classCursor("Instructor", instructors[0]?.id),
  "PlaylistClassesPaginationQuery.cursor": classCursor("Playlist", playlists[0]?.id),
  "RecommendedListingPaginationQuery.cursor": ownCursor(),
  "SavedListPaginationQuery.cursor": ownCursor(),
  "HistoryListPaginationQuery.cursor": ownCursor({ status: "STARTED" }),
  "InvoiceListPaginationQuery.cursor": ownCursor(),
  "fetchInvoiceTableQuery.after": cursor("after", {}, subscriber),
  "ClassesTakenPanelQuery.cursor": ownCursor({ timeZone: "UTC" }),
  "StyleScreenQuery.name": name("style"),
  "InstructorScreenQuery.name": name("instructor"),
  "PlaylistScreenQuery.name": name("playlist"),
  "ClassesScreenQuery.filter.styles[]": filter("styles", {}),
  "ClassesScreenQuery.filter.instructors[]": filter("instructors", {}),
  "ClassResultsPaginationQuery.filter.styles[]": filter("styles", {}),
  "ClassResultsPaginationQuery.filter.instructors[]": filter("instructors", {}),
  "SearchScreenQuery.text": search({ hasText: true, isMember: false }),
  "useSuggestedLinesQuery.text": search({}),
  "DashboardScreenQuery.timeZone": timeZone(),
  "HistoryScreenQuery.timeZone": timeZone({ status: "STARTED" }),
  "ClassesTakenPanelQuery.timeZone": timeZone(),
  "PlanPickerQuery.pageSource": pageSource,
  "usePlanPricesQuery.pageSource": pageSource,
  "PlanScreenQuery.pageSource": pageSource,
  "PurchaseScreenQuery.pageSource": pageSource,
  "Step1ScreenQuery.pageSource": pageSource,
  "InfoScreenQuery.email": invited(),
  "PlanScreenQuery.email": invited({ currency: "USD" }),
  "Step1ScreenQuery.email": invited({ currency: "USD" }),
};
