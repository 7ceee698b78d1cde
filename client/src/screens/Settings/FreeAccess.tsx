import styled from "styled-components";

/** For employees and guests, who never need a subscription; they may owe for an older one. */
export function FreeAccess({ isOwing = false }: { isOwing?: boolean }) {
  return (
    <Words>
      You watch for free. Every class is open to you
      {isOwing ? "." : ", and there’s nothing to pay."}
    </Words>
  );
}

const Words = styled.p`
  margin-top: 24px;
  hr + & {
    margin-top: 0;
  }
`;
