import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import { saveUrlParams } from "../../visitor/urlParams";
import type { Visit } from "../../visitor/useVisit";

interface CurrencyWarningProps {
  readonly visit: Visit;
  readonly location: { readonly currency: string; readonly country: string };
}

/** Warns of a currency that differs from the visitor's location, probably because of a VPN. */
export function CurrencyWarning({ visit, location }: CurrencyWarningProps) {
  const navigate = useNavigate();
  const isUnknown = location.country === "unknown";
  const { requestedCurrency } = visit.offer;
  const differs =
    requestedCurrency !== null && !isUnknown && location.currency !== requestedCurrency;
  const [isOpen, setIsOpen] = useState(differs);
  if (!isOpen) return null;
  const leave = () => {
    setIsOpen(false);
    saveUrlParams(visit.device, "?onboarding_flow=02");
    void navigate(paths.home);
  };
  return (
    <Modal
      title="Please disable your VPN"
      onClose={leave}
      actions={
        <Button kind="inverse" onClick={leave}>
          OK
        </Button>
      }
    >
      Please disable your VPN for a better experience in your country.
    </Modal>
  );
}
