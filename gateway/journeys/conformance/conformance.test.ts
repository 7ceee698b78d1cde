import type { MemoryGraph } from "../../../client/src/testing/graph/graph";
import { operationNames } from "../people/operations";
import { freshEmail } from "../people/sign-up";
import { memorySide } from "./memory-side";
import { normalize } from "./normalize";
import { catalogueRows } from "./rows/catalogue";
import { entitledRows, subscriberRows } from "./rows/dancing";
import { giftRows, redemptionRows } from "./rows/gifts";
import {
  exportRows,
  foreignSettingsRows,
  helpRows,
  ownRows,
  settingsRows,
  signOutRows,
  signUpRows,
} from "./rows/members";
import { membershipRows, offerRows, purchaseRows } from "./rows/money";
import { searchRows } from "./rows/search";
import type { Row, Side } from "./side";
import { stackSide } from "./stack-side";

/** One person's story in both graphs. Each row depends on the previous ones. */
const story: Readonly<Record<string, readonly Row[]>> = {
  "a visitor": [...catalogueRows, ...searchRows, ...offerRows, ...giftRows],
  "a visitor without rights": [...entitledRows, ...foreignSettingsRows, ...ownRows.slice(0, 1)],
  "somebody who signs up": signUpRows,
  "a member without a subscription": [...ownRows, ...entitledRows, ...helpRows, ...settingsRows],
  "a buyer": [...redemptionRows, ...purchaseRows],
  "a buyer who almost leaves": membershipRows,
  "a subscriber": [...entitledRows, ...subscriberRows, ...ownRows, ...exportRows],
  "somebody who leaves": signOutRows,
};

let stack: Side;
let memory: Side & { readonly graph: MemoryGraph };

beforeAll(async () => {
  const email = freshEmail();
  stack = stackSide(email);
  memory = await memorySide(email);
});

async function responseOf(side: Side, { operation, variables }: Row) {
  const response = await side.ask(operation, (await variables?.(side)) ?? {});
  return normalize(response);
}

it("every operation of the client has a row", () => {
  const asked = new Set(Object.values(story).flatMap((rows) => rows.map((row) => row.operation)));
  expect([...asked].sort()).toEqual([...operationNames].sort());
});

/** Arguments that a graph with fixed responses would ignore, by operation: with and without. */
const ARGUMENTS: readonly (readonly [string, object, object])[] = [
  ["PlanPickerQuery", { currency: "USD", pageSource: "gift" }, { currency: "USD" }],
  ["PlanPickerQuery", { currency: "INR" }, { currency: "USD" }],
  [
    "DiscountCodeQuery",
    { code: "YEAR20", planChoice: "MONTHLY" },
    { code: "YEAR20", planChoice: "YEARLY" },
  ],
  ["ClassesScreenQuery", { isMember: false, sort: "OLDEST" }, { isMember: false }],
  [
    "ClassesScreenQuery",
    { isMember: false, filter: { levels: ["BEGINNER"] } },
    { isMember: false },
  ],
  ["ClassResultsPaginationQuery", { isMember: false, count: 2 }, { isMember: false }],
  [
    "SearchScreenQuery",
    { text: "noa", hasText: true, isMember: false },
    { text: "heels", hasText: true, isMember: false },
  ],
];

it.each(ARGUMENTS)(
  "an in-memory graph that ignored an argument of %s %j would be found",
  async (operation, asked, ignored) => {
    const visitor = stackSide(freshEmail());
    const real = normalize(await visitor.ask(operation, asked));
    const lying = normalize(await (await memorySide(freshEmail())).ask(operation, ignored));
    expect(lying).not.toEqual(real);
  },
);

describe.each(Object.entries(story))(
  "the in-memory graph responds like the stack to %s",
  (_, rows) => {
    it.each(rows.map((row) => [row.operation, row.what, row] as const))(
      "%s: %s",
      async (_operation, _what, row) => {
        const [real, inMemory] = [await responseOf(stack, row), await responseOf(memory, row)];
        expect(inMemory).toEqual(real);
      },
    );
  },
);
