import { BadgeCheck } from "lucide-react";
import { ButtonLink } from "../../design/primitives/Button";
import { memberPaths, paths } from "../../navigation/paths";
import { isSignedIn } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { ActionRow, QuietLink } from "./ActionRow";
import { KeyValues } from "./KeyValues";
import { StateNotice } from "./StateNotice";

interface FreeAccessProps {
  readonly isOwing?: boolean;
  /** Whether a new card can pay what is due. */
  readonly canUpdateCard?: boolean;
}

/** Shown to employees and guests, who need no subscription but may owe for an earlier one. */
export function FreeAccess({ isOwing = false, canUpdateCard = false }: FreeAccessProps) {
  const auth = useAuth();
  const isEmployee = isSignedIn(auth) && auth.groups.includes("EMPLOYEE");
  return (
    <StateNotice
      tone="success"
      icon={BadgeCheck}
      title={isEmployee ? "On the house, because you work here" : "On the house, as our guest"}
    >
      <p>
        You watch for free. Every class is open to you
        {isOwing ? ". " : ", and there’s nothing to pay."}
        {isOwing &&
          (canUpdateCard ? (
            "Update your payment method to pay the amount due."
          ) : (
            <>
              <QuietLink to={paths.contactUs}>Contact us</QuietLink> about the amount due.
            </>
          ))}
      </p>
    </StateNotice>
  );
}

/** The facts of a membership without a subscription, and the way on. */
export function FreeAccessFacts() {
  return (
    <>
      <KeyValues
        entries={[
          { name: "Price", value: "Free" },
          { name: "Ends on", value: "No end date" },
          { name: "Payment method", value: "None needed" },
        ]}
      />
      <ActionRow>
        <ButtonLink to={memberPaths.classes}>Browse classes</ButtonLink>
      </ActionRow>
    </>
  );
}
