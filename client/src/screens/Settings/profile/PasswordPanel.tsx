import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { PasswordForm } from "./PasswordForm";
import { SettingsPanel } from "./SettingsPanel";

/** One button, which unfolds the form. */
export function PasswordPanel({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) row.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <SettingsPanel
      title="Password"
      anchor="password"
      note="After a change, we’ll email you and sign you out on all other devices."
    >
      {isOpen ? (
        <PasswordForm email={email} onDone={() => setIsOpen(false)} />
      ) : (
        <Row ref={row}>
          <Button kind="outline" onClick={() => setIsOpen(true)}>
            Change password
          </Button>
        </Row>
      )}
    </SettingsPanel>
  );
}

const Row = styled.div`
  align-self: center;
`;
