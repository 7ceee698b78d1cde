import type { Person } from "./person";

interface Refreshed {
  readonly refreshSession: { readonly accessToken: string; readonly groups: readonly string[] };
}

/** Gets a new access token with the refresh cookie and returns its groups. */
export async function renewToken(person: Person, entitlementTicket?: string) {
  const input = entitlementTicket === undefined ? {} : { entitlementTicket };
  const { data } = await person.ask<Refreshed>("sessionOperationsRefreshMutation", { input });
  person.token = data.refreshSession.accessToken;
  return data.refreshSession.groups;
}
