import { useState } from "react";
import { PasswordDialog } from "./PasswordDialog";
import { RowAction } from "./RowAction";
import { SettingsPart } from "./SettingsPart";

export function PasswordPanel({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsPart
      title="Password"
      note="A new one signs you out on your other devices."
      action={
        <>
          <RowAction aria-label="Change password" onClick={() => setOpen(true)}>
            Change
          </RowAction>
          {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}
