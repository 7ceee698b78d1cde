import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../../design/primitives/Button";
import { PasswordForm } from "./PasswordForm";
import { SettingsPart } from "./SettingsPart";

/** One button, which unfolds the form. */
export function PasswordPanel({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const id = useId();
  useEffect(() => {
    if (wasOpen.current && !isOpen) document.getElementById(id)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, id]);
  return (
    <SettingsPart
      title="Password"
      note="When you change it, we’ll email you and sign you out on all other devices."
      action={
        !isOpen && (
          <Button id={id} kind="outline" onClick={() => setIsOpen(true)}>
            Change password
          </Button>
        )
      }
    >
      {isOpen ? <PasswordForm email={email} onDone={() => setIsOpen(false)} /> : undefined}
    </SettingsPart>
  );
}
