import { AlertTriangle } from "lucide-react";
import styled from "styled-components";
import { owingMessage } from "../../components/membership/owingMessage";
import { TextLink } from "../../design/primitives/TextLink";
import { color, radius } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";

interface OwingNoticeProps {
  readonly paymentMethod: string | null | undefined;
}

/** Refers to support, because the settings cannot replace a card yet. */
export function OwingNotice({ paymentMethod }: OwingNoticeProps) {
  return (
    <Notice>
      <AlertTriangle aria-hidden="true" />
      <p>
        {owingMessage(paymentMethod)} <TextLink to={paths.contactUs}>Contact us</TextLink> and we’ll
        help you update it.
      </p>
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  gap: 12px;
  margin-bottom: 28px;
  padding: 16px 18px;
  border: 1px solid color-mix(in srgb, ${color.danger} 50%, transparent);
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.danger} 10%, transparent);
  line-height: 1.5;
  a {
    white-space: nowrap;
  }
  svg {
    margin-top: 2px;
    color: ${color.danger};
  }
`;
