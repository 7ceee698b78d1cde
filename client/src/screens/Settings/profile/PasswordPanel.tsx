import { useEffect, useRef, useState } from "react";
import { Button } from "../../../design/primitives/Button";
import { PasswordForm } from "./PasswordForm";
import { SettingsPart } from "./SettingsPart";

/** One button, which unfolds the form. */
export function PasswordPanel({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.querySelector("button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <SettingsPart
      title="Password"
      note="When you change it, we’ll email you and sign you out on all other devices."
      action={
        !isOpen && (
          <span ref={opener}>
            <Button kind="outline" onClick={() => setIsOpen(true)}>
              Change password
            </Button>
          </span>
        )
      }
    >
      {isOpen ? <PasswordForm email={email} onDone={() => setIsOpen(false)} /> : undefined}
    </SettingsPart>
  );
}
