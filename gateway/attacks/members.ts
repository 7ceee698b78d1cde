import { Person } from "../journeys/people/person";
import { refreshed } from "../journeys/people/session";

/** Shorter than an access token lives. */
const RENEWED_AFTER_MS = 180_000;

/** Makes something once and hands out the same one afterwards. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Makes a member once; the access token is renewed before it expires. */
export function shared(make: () => Promise<Person>): () => Promise<Person> {
  const first = once(make);
  let renewedAt = 0;
  return async () => {
    const member = await first();
    if (renewedAt === 0) renewedAt = Date.now();
    if (Date.now() - renewedAt > RENEWED_AFTER_MS) {
      renewedAt = Date.now();
      await refreshed(member);
    }
    return member;
  };
}

/** A ready-made member who may watch and save. */
export const subscriber = shared(() => Person.member("active yearly"));
