import type { Person } from "./person";

interface Refreshed {
  readonly refreshSession: { readonly accessToken: string; readonly groups: readonly string[] };
}

/** A new access token by the refresh cookie; answers the groups it names. */
export async function renewToken(person: Person, entitlementTicket?: string) {
  const input = entitlementTicket === undefined ? {} : { entitlementTicket };
  const { data } = await person.ask<Refreshed>("sessionOperationsRefreshMutation", { input });
  person.token = data.refreshSession.accessToken;
  return data.refreshSession.groups;
}
