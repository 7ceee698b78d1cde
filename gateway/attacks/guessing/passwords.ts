import { Person } from "../../journeys/people/person";
import { type Account, freshEmail, newAccount } from "../../journeys/people/sign-up";
import { refused } from "../answers";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import { SIGN_IN } from "../sessions/answers";
import {
  guess,
  guessFromNetworks,
  guessWithCaptcha,
  overLimit,
  signIn,
  signInWithCaptcha,
  times,
} from "./sign-in";

const captchaRequired = refused("signIn", "SignInRefused", "CAPTCHA_REQUIRED");
const limitExceeded = refused("signIn", "SignInRefused", "LIMIT_EXCEEDED");
const signedIn = { status: 200, data: { signIn: { __typename: "SignedIn" } } };

/** Rows of guesses at one account from one place. The last one has the correct password. */
export function fromOnePlace(account: () => Account, other: () => Account): readonly Attack[] {
  const place = Person.visitor();
  return [
    {
      name: "the right password after five wrong ones, without a captcha",
      arrange: async () => {
        await times(5, () => guess(place, account().email));
      },
      attempt: () => signIn(place, account().email),
      answer: captchaRequired,
      recorded: overLimit("accounts", "free-sign-ins-here"),
    },
    {
      name: "the right password after twenty wrong ones, with a captcha",
      arrange: async () => {
        await times(15, () => guessWithCaptcha(place, account().email));
      },
      attempt: () => signInWithCaptcha(place, account().email),
      answer: limitExceeded,
      recorded: overLimit("accounts", "sign-ins-here"),
    },
    {
      name: "another member is not locked out of that network by forty more",
      arrange: async () => {
        await times(40, () => guessWithCaptcha(place, account().email));
      },
      attempt: () => signInWithCaptcha(place, other().email),
      answer: signedIn,
      recorded: audited("accounts", "signIn", "done"),
      mayChange: SIGN_IN,
    },
    {
      name: "the right password on the member's own device after five wrong ones there",
      arrange: async () => {
        await times(5, () => guess(account().person, account().email));
      },
      attempt: () => signIn(account().person, account().email),
      answer: captchaRequired,
      recorded: overLimit("accounts", "free-sign-ins-known"),
    },
  ];
}

/** Rows of one password tried at many accounts. */
export function spraying(): readonly Attack[] {
  const place = Person.visitor();
  return [
    {
      name: "one password at sixteen accounts",
      arrange: async () => {
        await times(15, () => guess(place, freshEmail()));
      },
      attempt: () => guess(place, freshEmail()),
      answer: captchaRequired,
      recorded: overLimit("accounts", "free-sign-ins-network"),
    },
    {
      name: "one password at fifty-one accounts, with captchas",
      arrange: async () => {
        await times(35, () => guessWithCaptcha(place, freshEmail()));
      },
      attempt: () => guessWithCaptcha(place, freshEmail()),
      answer: limitExceeded,
      recorded: overLimit("accounts", "sign-ins-network"),
    },
  ];
}

const forgedDevice = `400.${"A".repeat(22)}.${"A".repeat(43)}`;

/** Rows of guesses at one account from everywhere, and of what its member can still do. */
export function fromEverywhere(account: () => Account): readonly Attack[] {
  const email = () => account().email;
  const withDevice = (device: string) => {
    const input = { email: email(), password: "Passw0rd!", rememberMe: false };
    const headers = { cookie: `eightcount_device=${device}` };
    return Person.visitor().ask("signInOperationsSignInMutation", { input }, { headers });
  };
  const needsCaptcha = {
    answer: captchaRequired,
    recorded: overLimit("accounts", "free-sign-ins-email"),
  };
  const getsIn = {
    answer: signedIn,
    recorded: audited("accounts", "signIn", "done"),
    mayChange: SIGN_IN,
  };
  const place = Person.visitor();
  let copied = "";
  return [
    {
      name: "the right password from a sixteenth network",
      arrange: async () => {
        await guessFromNetworks(15, email());
      },
      attempt: () => signIn(Person.visitor(), email()),
      ...needsCaptcha,
    },
    {
      name: "the right password with a made-up device",
      attempt: () => withDevice(forgedDevice),
      ...needsCaptcha,
    },
    {
      name: "the right password with the member's device, its last character changed",
      attempt: () => withDevice(deviceOf(account().person).replace(/.$/, "~")),
      ...needsCaptcha,
    },
    {
      name: "the right password with a device that was copied before the member signed in on it",
      arrange: async () => {
        const shared = (await newAccount()).person;
        copied = deviceOf(shared);
        await signInWithCaptcha(shared, email());
      },
      attempt: () => withDevice(copied),
      ...needsCaptcha,
    },
    {
      name: "the fourth try of one network after fifty from everywhere",
      arrange: async () => {
        await guessFromNetworks(35, email(), true);
        await times(3, () => guessWithCaptcha(place, email()));
      },
      attempt: () => signInWithCaptcha(place, email()),
      answer: limitExceeded,
      recorded: overLimit("accounts", "crowded-sign-ins-here"),
    },
    {
      name: "a member is not locked out of their own device meanwhile",
      attempt: () => signIn(account().person, email()),
      ...getsIn,
    },
    {
      name: "a member is not locked out of a new browser: they pass a captcha",
      attempt: () => signInWithCaptcha(Person.visitor(), email()),
      ...getsIn,
    },
  ];
}

const deviceOf = (person: Person): string =>
  /eightcount_device=([^;]+)/.exec(person.cookies)?.[1] ?? "";
