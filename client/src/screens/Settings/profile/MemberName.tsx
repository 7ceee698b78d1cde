import styled from "styled-components";
import { color, radius } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import { initials } from "./initials";

interface MemberNameProps {
  readonly name: string;
  readonly familyName: string;
  readonly email: string;
}

/** The member's stored name next to its initials; without one, the first letter of the email. */
export function MemberName({ name, familyName, email }: MemberNameProps) {
  const fullName = `${name} ${familyName}`.trim();
  return (
    <Line>
      <Initials aria-hidden="true" dir="auto">
        {initials(name, familyName) || initials(email)}
      </Initials>
      {fullName === "" ? <b>What’s your name?</b> : <b dir="auto">{fullName}</b>}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 18px;
  b {
    min-width: 0;
    overflow-wrap: anywhere;
    ${text.title3}
  }
`;

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.text} 10%, transparent);
  ${text.title3}
`;
