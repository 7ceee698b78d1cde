import { Person } from "../journeys/people/person";
import { renewToken } from "../journeys/people/session";

/** Shorter than an access token lives. */
const RENEWED_AFTER_MS = 180_000;

/** Creates a value once and returns the same one afterwards. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Creates a member once and renews the access token before it expires. */
export function shared(make: () => Promise<Person>): () => Promise<Person> {
  const first = once(make);
  let renewedAt = 0;
  return async () => {
    const member = await first();
    if (renewedAt === 0) renewedAt = Date.now();
    if (Date.now() - renewedAt > RENEWED_AFTER_MS) {
      renewedAt = Date.now();
      await renewToken(member);
    }
    return member;
  };
}

/** A ready-made member who may watch and save. */
export const subscriber = shared(() => Person.member("active yearly"));
