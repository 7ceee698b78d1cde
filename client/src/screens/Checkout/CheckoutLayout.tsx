import { Lock } from "lucide-react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";

export const CheckoutLayout = styled.div`
  width: min(1104px, 100% - 96px);
  margin: 16px auto 96px;
  h1 {
    ${text.displayL}
    margin-bottom: 24px;
  }
  ${below.funnel} {
    width: calc(100% - 40px);
  }
`;

export function SecureCheckoutLabel() {
  return (
    <Secure>
      <Lock /> Secure checkout
    </Secure>
  );
}

const Secure = styled.span`
  --icon: 16px;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${color.muted};
  ${text.small}
`;
