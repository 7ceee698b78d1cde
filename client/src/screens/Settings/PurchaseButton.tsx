import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Button } from "../../design/Button";
import { useSession } from "../../session/SessionProvider";

const CHECKOUT = "/registration/step2";

/** Opens the checkout for a member who has an account but no subscription. */
export function PurchaseButton() {
  const { flags } = useSession();
  const navigate = useNavigate();
  return (
    <Row>
      <Button
        onClick={() => {
          flags.raise("checkoutPending");
          void navigate(CHECKOUT);
        }}
      >
        Purchase Subscription
      </Button>
    </Row>
  );
}

const Row = styled.div`
  margin-top: 32px;
`;
