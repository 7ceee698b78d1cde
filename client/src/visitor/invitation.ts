import { isValidEmail } from "@eightcount/rules/people/email";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";

const tab = deviceStorage(() => window.sessionStorage);

/**
 * Returns the email that the visitor was invited with, as `email` in this address or an earlier one
 * in this tab. A whitelisted email opens a registration that is closed for others.
 */
export function readInvitedEmail(search: string): string | null {
  const given = new URLSearchParams(search).get("email")?.trim() ?? "";
  if (!isValidEmail(given)) return tab.get(keys.invitedEmail);
  tab.set(keys.invitedEmail, given);
  return given;
}

export const forgetInvitation = (): void => tab.remove(keys.invitedEmail);
