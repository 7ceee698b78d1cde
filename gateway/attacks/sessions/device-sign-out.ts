import type { Person } from "../../journeys/people/person";
import { type Account, newAccount } from "../../journeys/people/sign-up";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { audited } from "../evidence/evidence";
import { queryWith, refusedToken } from "../tokens/token-attack";
import { signedOut } from "./answers";
import { presentToken, refreshToken, signedInBrowser } from "./browser";

interface Viewer {
  readonly viewer: {
    readonly devices: readonly { readonly deviceId: string; readonly isCurrent: boolean }[];
  };
}

/** Ends the other sessions one by one, as the settings do. */
async function signOutEachOther(person: Person): Promise<void> {
  const { data } = await person.ask<Viewer>("ProfileScreenQuery");
  for (const { deviceId, isCurrent } of data.viewer.devices) {
    if (isCurrent) continue;
    await person.ask("useSignOutDeviceMutation", { input: { deviceId } });
  }
}

const signOutAllOthers = (person: Person) => person.ask("useSignOutOtherDevicesMutation");

/** Rows of what still works on a device that the member signed out on another one. */
export function afterDeviceSignOut(): readonly Attack[] {
  const ways = { "as a device": signOutEachOther, "with all others": signOutAllOthers };
  return Object.entries(ways).flatMap(([way, signOut]): readonly Attack[] => {
    let account: Account;
    let thief: Person;
    return [
      {
        name: `the access token of a browser that was signed out ${way}`,
        arrange: async () => {
          account = await newAccount();
          thief = await signedInBrowser(account.email);
          // The gateway has verified and cached it.
          await thief.ask("ProfileScreenQuery");
          await signOut(account.person);
        },
        attempt: () => queryWith(`Bearer ${thief.token}`),
        answer: unauthenticated,
        recorded: refusedToken("ended"),
      },
      {
        name: `the refresh token of a browser that was signed out ${way}`,
        attempt: () => presentToken(refreshToken(thief)),
        answer: signedOut,
        recorded: audited("accounts", "refreshSession", "SESSION_ENDED"),
      },
    ];
  });
}
