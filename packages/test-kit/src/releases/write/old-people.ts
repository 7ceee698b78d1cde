import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningStack } from "../../stacks/running-stack";
import { readScreens } from "../screens";
import type { OldMember } from "../story";
import { OldBrowser } from "./old-browser";

const PASSWORD = "Passw0rd!";
/** `EIGHTCOUNT_CAPTCHA_PROVIDER=test` accepts each solution once. */
const solvedCaptcha = () => `solved-${randomUUID()}`;
const WAIT_MS = 100;
const TRIES = 150;

export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | false>,
): Promise<T> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const found = await probe();
    if (found) return found;
    await sleep(WAIT_MS);
  }
  throw new Error(`${what}: not within ${(TRIES * WAIT_MS) / 1_000} s`);
}

export class OldPerson {
  readonly email: string;
  #memberId = "";
  #userName = "";

  constructor(
    readonly browser: OldBrowser,
    readonly name: string,
  ) {
    this.email = `${name.toLowerCase()}@example.com`;
  }

  async signUp(): Promise<void> {
    const input = {
      email: this.email,
      password: PASSWORD,
      name: this.name,
      captchaToken: solvedCaptcha(),
      subscribeToEmails: true,
      termsAgreed: true,
      registrationFlow: "02",
    };
    const { signUp } = await this.browser.send<{ signUp: { userName: string } }>(
      "useSignUpMutation",
      { input },
    );
    this.#userName = signUp.userName;
  }

  async verify(verificationCode: string): Promise<void> {
    const input = { userName: this.#userName, verificationCode };
    await this.browser.send("useConfirmSignUpMutation", { input });
    await this.signIn();
  }

  async signIn(): Promise<void> {
    const input = { email: this.email, password: PASSWORD, rememberMe: true };
    const { signIn } = await this.browser.send<{ signIn: { accessToken: string } }>(
      "signInOperationsSignInMutation",
      { input },
    );
    this.#acceptToken(signIn.accessToken);
  }

  async refresh(input: object = {}): Promise<void> {
    const { refreshSession } = await this.browser.send<{ refreshSession: { accessToken: string } }>(
      "sessionOperationsRefreshMutation",
      { input },
    );
    this.#acceptToken(refreshSession.accessToken);
  }

  async buy(planChoice: string, country: string, gift?: string): Promise<string> {
    const { checkoutSettings } = await this.browser.send<{
      checkoutSettings: { publicKey: string; apiUrl: string };
    }>("CheckoutScreenQuery");
    const card = { number: "4111111111111111", month: "12", year: "34", cvv: "123" };
    const name = { firstName: this.name, lastName: "Tempo" };
    const answer = await this.browser.fetch(`${checkoutSettings.apiUrl}/token`, {
      key: checkoutSettings.publicKey,
      ...card,
      first_name: name.firstName,
      last_name: name.lastName,
    });
    const { id: tokenId } = (await answer.json()) as { id: string };
    await this.browser.send("saveBillingAddressMutation", { input: ADDRESSES[country] });
    const input = { attemptId: randomUUID(), planChoice, tokenId, ...name };
    const { purchaseSubscription } = await this.browser.send<{
      purchaseSubscription: { entitlementTicket: string };
    }>("purchaseSubscriptionMutation", {
      input: gift ? { ...input, giftCardRedemptionCode: gift } : input,
    });
    return purchaseSubscription.entitlementTicket;
  }

  async snapshot(): Promise<OldMember> {
    await this.refresh();
    const { email, browser } = this;
    const screens = await readScreens((name, variables) => browser.send(name, variables));
    const { cookies } = browser;
    return { email, password: PASSWORD, memberId: this.#memberId, cookies, screens };
  }

  #acceptToken(token: string): void {
    this.browser.token = token;
    const claims = Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8");
    this.#memberId = (JSON.parse(claims) as { sub: string }).sub;
  }
}

const ADDRESSES: Readonly<Record<string, object>> = {
  CA: {
    country: "CA",
    region: "ON",
    street: "8 Count Street",
    city: "Toronto",
    postalCode: "M5V 2T6",
  },
  IN: { country: "IN", street: "8 Count Street", city: "Delhi", postalCode: "110001" },
};

export function mailedCode(stack: RunningStack, { email }: OldPerson): Promise<string> {
  const mailbox = `${stack.sandbox}/mailbox.json?to=${email}`;
  return eventually(`a code for ${email}`, async () => {
    const [newest] = (await (await fetch(mailbox)).json()) as { code: string | null }[];
    return newest?.code ?? null;
  });
}
