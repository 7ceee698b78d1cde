import type { HelpRequest } from "@eightcount/rules/people/help-request";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import type { useOwnContactQuery } from "./__generated__/useOwnContactQuery.graphql";

type Contact = Pick<HelpRequest, "firstName" | "lastName" | "email">;

/** Returns a member's name and email, and an empty object for visitors and until loaded. */
export function useOwnContact(): Partial<Contact> {
  const environment = useRelayEnvironment();
  const isMember = isSignedIn(useAuth());
  const [contact, setContact] = useState<Partial<Contact>>({});
  useEffect(() => {
    if (!isMember) return setContact({});
    const subscription = fetchQuery<useOwnContactQuery>(
      environment,
      graphql`
        query useOwnContactQuery {
          viewer {
            profile {
              name
              familyName
              email
            }
          }
        }
      `,
      {},
      { fetchPolicy: "store-or-network" },
    ).subscribe({
      next: ({ viewer }) => {
        if (viewer?.profile == null) return;
        const { name, familyName, email } = viewer.profile;
        setContact({ firstName: name, lastName: familyName, email });
      },
      // The form works without the data: the member types it in.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [environment, isMember]);
  return contact;
}
