import styled from "styled-components";
import { TextLink } from "../../design/primitives/TextLink";
import { paths } from "../../navigation/paths";

interface FreeAccessProps {
  readonly isOwing?: boolean;
  /** Whether a new card can pay what is due. */
  readonly canUpdateCard?: boolean;
}

/** Shown to employees and guests, who need no subscription but may owe for an earlier one. */
export function FreeAccess({ isOwing = false, canUpdateCard = false }: FreeAccessProps) {
  return (
    <Note>
      You watch for free. Every class is open to you
      {isOwing ? ". " : ", and there’s nothing to pay."}
      {isOwing &&
        (canUpdateCard ? (
          "Update your payment method to pay the amount due."
        ) : (
          <>
            <TextLink to={paths.contactUs}>Contact us</TextLink> about the amount due.
          </>
        ))}
    </Note>
  );
}

const Note = styled.p`
  margin-top: 24px;
  hr + & {
    margin-top: 0;
  }
`;
