import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import type { Dice } from "./dice";

/** Values that the product has returned, by field name. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

/** Made-up values for arguments and input fields without returned ones. */
const texts: Readonly<Record<string, (dice: Dice) => unknown>> = {
  attemptId: (dice) => dice.uuid(),
  category: () => "GENERAL",
  city: () => "Toronto",
  code: () => "123456",
  comments: () => "More turns, please",
  country: (dice) => dice.pick(["CA", "US", "AT", "IN"]),
  couponCode: (dice) => dice.pick(["HALF50", "TENOFF"]),
  details: () => '{"button":"play"}',
  email: (dice) => `dancer-${dice.below(1_000_000)}@example.com`,
  firstName: () => "Ada",
  lastName: () => "Tempo",
  message: () => "How do I mirror a class?",
  name: (dice) => dice.pick(["Hip Hop", "Salsa", "Ada Tempo"]),
  newPassword: () => "Passw0rd!",
  page: () => "/dashboard",
  pageViewId: (dice) => dice.uuid(),
  password: () => "Passw0rd!",
  planChoice: (dice) => dice.pick(["MONTHLY", "YEARLY"]),
  playbackSessionId: (dice) => dice.uuid(),
  postalCode: () => "M5V 2T6",
  region: () => "ON",
  registrationFlow: (dice) => dice.pick(["01", "02"]),
  sessionId: (dice) => dice.uuid(),
  street: () => "8 Count Street",
  text: (dice) => dice.pick(["salsa", "hip hop", "beginner"]),
  timeZone: (dice) => dice.pick(["Europe/Vienna", "America/New_York"]),
  type: () => "buttonClick",
  verificationCode: () => "123456",
  visitorId: (dice) => dice.uuid(),
};

const OPTIONAL_IS_SENT = 0.7;
const MOST_ENTRIES = 3;

/** Generates variables that match an operation's declaration. */
export class Plausible {
  constructor(
    private readonly dice: Dice,
    private readonly pool: Pool,
  ) {}

  variables(types: Readonly<Record<string, GraphQLInputType>>): object {
    const drawn = Object.entries(types).map(([name, type]) => [name, this.value(name, type)]);
    return Object.fromEntries(drawn);
  }

  value(name: string, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(name, type.ofType);
    if (isListType(type)) {
      const length = this.dice.below(MOST_ENTRIES + 1);
      return Array.from({ length }, () => this.value(name, type.ofType));
    }
    if (isEnumType(type)) return this.dice.pick(type.getValues()).name;
    if (!isInputObjectType(type)) return this.#scalar(name, type.name);
    const sent = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || this.dice.chance(OPTIONAL_IS_SENT),
    );
    return Object.fromEntries(
      sent.map((field) => [field.name, this.value(field.name, field.type)]),
    );
  }

  #scalar(name: string, type: string): unknown {
    if (type === "Boolean") return this.dice.chance(0.5);
    if (type === "Int") return this.dice.below(10);
    if (type === "Float") return this.dice.below(6_000) / 10;
    const known = this.pool.get(name) ?? [];
    const make = texts[name];
    if (known.length > 0 && (!make || this.dice.chance(0.7))) return this.dice.pick(known);
    return make ? make(this.dice) : type === "ID" ? this.dice.uuid() : "text";
  }
}
