import styled from "styled-components";
import { InitialsCircle } from "../../../design/primitives/InitialsCircle";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { initials } from "../../../format/initials";

interface IdentityProps {
  readonly name: string;
  readonly familyName: string;
  readonly email: string;
}

/** Whose profile it is, as it is stored. */
export function Identity({ name, familyName, email }: IdentityProps) {
  const fullName = `${name} ${familyName}`.trim();
  return (
    <Row>
      <InitialsCircle $size="l" aria-hidden="true" dir="auto">
        {initials(name, familyName) || initials(email)}
      </InitialsCircle>
      <Lines>
        {fullName === "" ? <b>What’s your name?</b> : <b dir="auto">{fullName}</b>}
        <span>{email}</span>
      </Lines>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-bottom: 20px;
`;

const Lines = styled.p`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    ${text.title3}
    font-size: 18px;
  }
  span {
    color: ${color.muted};
    ${text.small}
  }
`;
