import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";

interface MemberNameProps {
  readonly name: string;
  readonly familyName: string;
}

/** The member's stored name. */
export function MemberName({ name, familyName }: MemberNameProps) {
  const fullName = `${name} ${familyName}`.trim();
  return <Name>{fullName === "" ? <b>What’s your name?</b> : <b dir="auto">{fullName}</b>}</Name>;
}

const Name = styled.p`
  && {
    display: block;
    min-width: 0;
    margin-top: 16px;
    color: ${color.text};
    overflow-wrap: anywhere;
    ${text.title3}
    ${below.small} {
      margin-top: 0;
    }
  }
`;
