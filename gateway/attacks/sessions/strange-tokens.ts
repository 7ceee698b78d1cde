import { createHash, randomBytes } from "node:crypto";
import type { Person } from "../../journeys/people/person";
import type { Attack } from "../attack";
import { respondedWith } from "../evidence/evidence";
import { signedOut } from "./answers";
import { cookieOf, presentToken, refreshToken } from "./browser";

/** A token that was never issued. */
export const unknownToken = () => randomBytes(32).toString("base64url");

/** Cookies that belong to no session, made from the token of an active one. */
const STRANGE: Readonly<Record<string, (own: Person) => string>> = {
  "a token that was never given": () => unknownToken(),
  "an empty token": () => "",
  "a token without its last character": (own) => refreshToken(own).slice(0, -1),
  "a token with one character more": (own) => `${refreshToken(own)}A`,
  "the hash that the database keeps": (own) =>
    createHash("sha256").update(refreshToken(own)).digest("base64url"),
  "a token in quotes": (own) => `"${refreshToken(own)}"`,
  "a token in other letters": (own) => refreshToken(own).toUpperCase(),
  SQL: () => "' OR token_hash LIKE '%",
  "an access token": (own) => own.token ?? "",
  "the device's cookie": (own) => cookieOf(own, "eightcount_device"),
};

/** Rows of tokens that were never handed out. Every visitor asks like that, so the answer is the record. */
export const strangeTokens = (own: () => Person): readonly Attack[] =>
  Object.entries(STRANGE).map(([name, token]) => ({
    name: `as a refresh token, ${name}`,
    attempt: () => presentToken(token(own())),
    answer: signedOut,
    recorded: respondedWith("accounts", 200),
  }));
