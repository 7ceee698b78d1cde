import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { type Account, newAccount, newMember, PASSWORD } from "../../journeys/people/sign-up";
import { audited } from "../evidence/evidence";
import { shared } from "../members";
import { refused } from "./accounts-expectations";
import { except } from "./expectations";
import type { Expectation, TextCase, TextTable } from "./text-case";

const dancer = shared(newMember);
const guesser = shared(newMember);

const profile = { name: "Ada", familyName: "Tempo", phoneNumber: "5550100", isSubscribed: false };

const notUpdated = (code: string): Expectation =>
  refused("updateProfile", code, { __typename: "UpdateProfileRefused" });

/** The text is stored as one line, without characters that no column or mail can hold. */
const stored = (column: string): Expectation => ({
  answer: { errors: [], data: { updateProfile: { __typename: "ProfileUpdated" } } },
  recorded: audited("accounts", "updateProfile", "done"),
  mayChange: ["accounts.profile"],
  read: async (member) => {
    const sql = `SELECT ${column} AS text FROM profile WHERE id = $1`;
    const [row] = await rowsOf<{ text: string }>("accounts", sql, [memberIdOf(member)]);
    return row?.text;
  },
  finds: (text) =>
    text
      .replaceAll(/\p{Cc}/gu, "")
      .trim()
      .toWellFormed(),
});

const profileField = (
  field: keyof typeof profile,
  rest: Pick<TextCase, "families" | "expectation">,
): TextCase => ({
  sender: dancer,
  variables: (text) => ({ input: { ...profile, [field]: text } }),
  ...rest,
});

const notChanged = (code: string): Expectation =>
  refused("changePassword", code, { __typename: "ChangePasswordRefused" });

const notDeleted: Expectation = refused("requestAccountDeletion", "NOT_AUTHORIZED", {
  __typename: "AccountDeletionRefused",
});

const strong = (text: string): string => `${text}aA1!`;

/** The member whose password the latest attack changes. */
let changing: Account;

/** The new password is accepted exactly as typed. */
const changed: Expectation = {
  answer: { errors: [], data: { changePassword: { __typename: "PasswordChanged" } } },
  recorded: audited("accounts", "changePassword", "done"),
  mayChange: [
    "accounts.account",
    "accounts.inbox_event",
    "accounts.known_device",
    "accounts.outbox_event",
    "accounts.refresh_token",
    "accounts.session_family",
    "sandbox.mail",
  ],
  read: async (_, { text }) => {
    const input = { email: changing.email, password: strong(text), rememberMe: false };
    const { data } = await Person.visitor().ask<{ signIn: { __typename: string } }>(
      "signInOperationsSignInMutation",
      { input },
    );
    return data.signIn.__typename;
  },
  finds: () => "SignedIn",
};

export const settingsTexts: TextTable = {
  "useUpdateProfileMutation.input.name": profileField("name", {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "bidi", "log", "long"],
    expectation: except(stored("name"), { long: notUpdated("INVALID_NAME") }),
  }),
  "useUpdateProfileMutation.input.familyName": profileField("familyName", {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "bidi", "log", "long"],
    expectation: except(stored("family_name"), { long: notUpdated("INVALID_NAME") }),
  }),
  "useUpdateProfileMutation.input.phoneNumber": profileField("phoneNumber", {
    families: ["sql", "script", "formula", "header", "nul", "surrogate", "regex", "long"],
    expectation: notUpdated("INVALID_PHONE"),
  }),
  "useChangePasswordMutation.input.currentPassword": {
    // The fifth wrong attempt is the last.
    families: ["sql", "nul", "surrogate", "long"],
    sender: guesser,
    variables: (text) => ({ input: { currentPassword: text, newPassword: "N3w-Dance!" } }),
    expectation: notChanged("NOT_AUTHORIZED"),
  },
  "useDeleteAccountMutation.input.password": {
    // The fifth wrong attempt is the last.
    families: ["sql", "nul", "surrogate", "long"],
    sender: guesser,
    variables: (text) => ({ input: { password: text } }),
    expectation: notDeleted,
  },
  "useChangePasswordMutation.input.newPassword": {
    families: ["sql", "nul", "surrogate", "bidi", "long"],
    sender: async () => {
      changing = await newAccount();
      return changing.person;
    },
    variables: (text) => ({ input: { currentPassword: PASSWORD, newPassword: strong(text) } }),
    expectation: except(changed, { long: notChanged("INVALID_PASSWORD") }),
  },
};
