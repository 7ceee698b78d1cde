import { ACCOUNT_DELETION_DAYS } from "@eightcount/rules/people/account-deletion";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { RowAction } from "../profile/RowAction";
import { SettingsPart } from "../profile/SettingsPart";

// Lazy, because hardly anyone opens it.
const DeleteAccountDialog = lazyComponent(
  async () => (await import("./DeleteAccountDialog")).DeleteAccountDialog,
);

export function DeleteAccountPanel({ email }: { readonly email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsPart
      title="Delete account"
      note={`You have ${ACCOUNT_DELETION_DAYS} days to change your mind. By law, we keep your invoices.`}
      action={
        <>
          <RowAction kind="danger" aria-label="Delete account" onClick={() => setOpen(true)}>
            Delete
          </RowAction>
          {isOpen && (
            <Suspense fallback={null}>
              <DeleteAccountDialog email={email} onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
