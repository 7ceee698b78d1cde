import { randomBytes } from "node:crypto";
import { Person } from "../../journeys/people/person";
import { type Account, freshEmail } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { refusedMutation } from "../evidence/evidence";
import { guess, overLimit, signIn, times } from "./sign-in";

const captchaRequired = refused("signIn", "SignInRefused", "CAPTCHA_REQUIRED");
const KELVIN = "\u212a";

/** Other spellings of one email. Five guesses count as if the spelling were the same. */
const SAME_EMAIL: Readonly<Record<string, (email: string) => string>> = {
  "in capital letters": (email) => email.toUpperCase(),
  "with spaces around it": (email) => `  ${email} `,
  "with line breaks around it": (email) => `\r\n${email}\n\t`,
  "with hard spaces around it": (email) => `\u00a0${email}\ufeff`,
  "with the sign of Kelvin": (email) => email.replace("k", KELVIN),
};

/** Rows of one email in different spellings. */
export const sameEmails: readonly Attack[] = Object.entries(SAME_EMAIL).map(([name, write]) => {
  const place = Person.visitor();
  const email = `kay-${freshEmail()}`;
  return {
    name: `a sixth guess at one e-mail, written ${name}`,
    arrange: async () => {
      await times(5, () => guess(place, email));
    },
    attempt: () => guess(place, write(email)),
    answer: captchaRequired,
    recorded: overLimit("accounts", "free-sign-ins-here"),
  };
});

/** Addresses like a member's email, or reach the same mailbox elsewhere, but differ here. */
const OTHER_EMAIL: Readonly<Record<string, (email: string) => string>> = {
  "with a plus": (email) => email.replace("@", "+1@"),
  "with a dot": (email) => email.replace("dancer", "dan.cer"),
  "with a dot at its end": (email) => `${email}.`,
  "with a Cyrillic letter": (email) => email.replace("a", "\u0430"),
  "in wide letters": (email) => email.replace("d", "\uff44"),
  "with a character of no width": (email) => email.replace("@", "\u200b@"),
  "in angle brackets": (email) => `<${email}>`,
  "with a null character": (email) => `${email}\0`,
};

/** Rows of emails that open no account in spite of the correct password. */
export const otherEmails = (account: () => Account): readonly Attack[] =>
  Object.entries(OTHER_EMAIL).map(([name, write]) => ({
    name: `the right password for the e-mail written ${name}`,
    attempt: () => signIn(Person.visitor(), write(account().email)),
    answer: refused("signIn", "SignInRefused", "USER_NOT_FOUND"),
    recorded: refusedMutation("accounts", "signIn", "USER_NOT_FOUND"),
  }));

const group = () => randomBytes(2).toString("hex").replace(/^0+/, "") || "1";
const byte = () => 1 + Math.floor(Math.random() * 250);

/** Six spellings of one network, each as a proxy would report the address. */
const SAME_NETWORK: Readonly<Record<string, () => readonly string[]>> = {
  "behind made-up ones": () => {
    const own = `203.0.113.${byte()}`;
    return [1, 2, 3, 4, 5, 6].map((nth) => `198.51.100.${nth}, ${nth}.9.9.9, ${own}`);
  },
  "behind nonsense": () => {
    const own = `198.18.0.${byte()}`;
    const before = ["unknown", "", "' OR 1=1", "localhost", "::1", "999.1.1.1"];
    return before.map((text) => `${text}, ${own}`);
  },
  "of one IPv6 network": () => {
    const network = `2001:db8:${group()}:${group()}`;
    return [1, 2, 3, 4, 5, 6].map((nth) => `${network}::${nth}`);
  },
  "as IPv6 in every spelling": () => {
    const [third, fourth] = [group(), group()];
    return [
      `2001:db8:${third}:${fourth}::1`,
      `2001:0db8:${third}:${fourth}:0:0:0:1`,
      `2001:DB8:${third.toUpperCase()}:${fourth}::1`,
      `2001:db8:${third}:${fourth}:0000::0001`,
      `2001:db8:${third.padStart(4, "0")}:${fourth}::ffff`,
      `[2001:db8:${third}:${fourth}::1]:4711`,
    ];
  },
  "as IPv4 in IPv6": () => {
    const own = `203.0.113.${byte()}`;
    return [own, `::ffff:${own}`, `::FFFF:${own}`, own, `::FfFf:${own}`, `::ffff:${own}`];
  },
  "with the port of every connection": () => {
    const own = `198.18.1.${byte()}`;
    return [1, 2, 3, 4, 5, 6].map((nth) => `${own}:${4_000 + nth}`);
  },
};

/** Rows of one network in different spellings. */
export const sameNetworks: readonly Attack[] = Object.entries(SAME_NETWORK).map(
  ([name, spellings]) => {
    const [last = "", ...first] = spellings();
    const email = freshEmail();
    return {
      name: `a sixth guess from one address, written ${name}`,
      arrange: async () => {
        for (const address of first) await guess(Person.at(address), email);
      },
      attempt: () => guess(Person.at(last), email),
      answer: captchaRequired,
      recorded: overLimit("accounts", "free-sign-ins-here"),
    };
  },
);

const OTHER_HEADERS = [
  "x-real-ip",
  "x-client-ip",
  "true-client-ip",
  "cf-connecting-ip",
  "x-originating-ip",
  "forwarded",
];

/** A row of one address that names another one in untrusted headers. */
export function otherHeaders(): Attack {
  const place = Person.visitor();
  const email = freshEmail();
  const guessAs = (header: string) => {
    const input = { email, password: "Wr0ng-Password!", rememberMe: false };
    const value = header === "forwarded" ? "for=192.0.2.7" : "192.0.2.7";
    const headers = { [header]: value };
    return place.ask("signInOperationsSignInMutation", { input }, { headers });
  };
  return {
    name: "a sixth guess from one address that names others in headers",
    arrange: async () => {
      for (const header of OTHER_HEADERS.slice(1)) await guessAs(header);
    },
    attempt: () => guessAs(OTHER_HEADERS[0] ?? ""),
    answer: captchaRequired,
    recorded: overLimit("accounts", "free-sign-ins-here"),
  };
}
