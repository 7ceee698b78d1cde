import {
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import type { SeededRandom } from "./seeded-random";

/** Values that the product has returned, by field name. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

/** Made-up values for arguments and input fields without returned ones. */
const texts: Readonly<Record<string, (random: SeededRandom) => unknown>> = {
  attemptId: (random) => random.uuid(),
  category: () => "GENERAL",
  city: () => "Toronto",
  code: () => "123456",
  comments: () => "More turns, please",
  country: (random) => random.pick(["CA", "US", "AT", "IN"]),
  couponCode: (random) => random.pick(["HALF50", "TENOFF"]),
  details: () => '{"button":"play"}',
  email: (random) => `dancer-${random.below(1_000_000)}@example.com`,
  firstName: () => "Ada",
  lastName: () => "Tempo",
  message: () => "How do I mirror a class?",
  name: (random) => random.pick(["Hip Hop", "Salsa", "Ada Tempo"]),
  newPassword: () => "Passw0rd!",
  page: () => "/dashboard",
  pageViewId: (random) => random.uuid(),
  password: () => "Passw0rd!",
  planChoice: (random) => random.pick(["MONTHLY", "YEARLY"]),
  playbackSessionId: (random) => random.uuid(),
  postalCode: () => "M5V 2T6",
  region: () => "ON",
  registrationFlow: (random) => random.pick(["01", "02"]),
  sessionId: (random) => random.uuid(),
  street: () => "8 Count Street",
  text: (random) => random.pick(["salsa", "hip hop", "beginner"]),
  timeZone: (random) => random.pick(["Europe/Vienna", "America/New_York"]),
  type: () => "buttonClick",
  verificationCode: () => "123456",
  visitorId: (random) => random.uuid(),
};

const OPTIONAL_IS_SENT = 0.7;
const MAX_ENTRIES = 3;

/** Generates variables that match an operation's declaration. */
export class ValidVariables {
  constructor(
    private readonly random: SeededRandom,
    private readonly pool: Pool,
  ) {}

  variables(types: Readonly<Record<string, GraphQLInputType>>): object {
    const drawn = Object.entries(types).map(([name, type]) => [name, this.value(name, type)]);
    return Object.fromEntries(drawn);
  }

  value(name: string, type: GraphQLInputType): unknown {
    if (isNonNullType(type)) return this.value(name, type.ofType);
    if (isListType(type)) {
      const length = this.random.below(MAX_ENTRIES + 1);
      return Array.from({ length }, () => this.value(name, type.ofType));
    }
    if (isEnumType(type)) return this.random.pick(type.getValues()).name;
    if (!isInputObjectType(type)) return this.#scalar(name, type.name);
    const sent = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || this.random.chance(OPTIONAL_IS_SENT),
    );
    return Object.fromEntries(
      sent.map((field) => [field.name, this.value(field.name, field.type)]),
    );
  }

  #scalar(name: string, type: string): unknown {
    if (type === "Boolean") return this.random.chance(0.5);
    if (type === "Int") return this.random.below(10);
    if (type === "Float") return this.random.below(6_000) / 10;
    const known = this.pool.get(name) ?? [];
    const make = texts[name];
    if (known.length > 0 && (!make || this.random.chance(0.7))) return this.random.pick(known);
    return make ? make(this.random) : type === "ID" ? this.random.uuid() : "text";
  }
}
