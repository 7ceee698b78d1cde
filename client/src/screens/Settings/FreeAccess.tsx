import styled from "styled-components";

/** For employees and guests, who never need a subscription. */
export function FreeAccess() {
  return <Words>You watch for free. Every class is open to you, and there’s nothing to pay.</Words>;
}

const Words = styled.p`
  margin-top: 24px;
  hr + & {
    margin-top: 0;
  }
`;
