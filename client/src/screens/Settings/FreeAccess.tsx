import styled from "styled-components";
import { TextLink } from "../../design/primitives/TextLink";
import { paths } from "../../navigation/paths";

/** For employees and guests, who never need a subscription but may owe for an older one. */
export function FreeAccess({ isOwing = false }: { isOwing?: boolean }) {
  return (
    <Words>
      You watch for free. Every class is open to you
      {isOwing ? "." : ", and there’s nothing to pay."}
      {isOwing && (
        <>
          {" "}
          <TextLink to={paths.contactUs}>Contact us</TextLink> about the amount due.
        </>
      )}
    </Words>
  );
}

const Words = styled.p`
  margin-top: 24px;
  hr + & {
    margin-top: 0;
  }
`;
