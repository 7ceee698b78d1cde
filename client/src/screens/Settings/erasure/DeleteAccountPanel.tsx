import { Suspense, useState } from "react";
import { Button } from "../../../design/primitives/Button";
import { lazyComponent } from "../../../navigation/lazyComponent";
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
      note="We’ll delete everything except the invoices the law requires us to keep. You have 14 days to change your mind."
      action={
        <>
          <Button kind="danger" onClick={() => setOpen(true)}>
            Delete account
          </Button>
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
