import { Suspense, useState } from "react";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { RowAction } from "../profile/RowAction";
import { SettingsPart } from "../profile/SettingsPart";

// Lazy, because hardly anyone opens it.
const DataDialog = lazyComponent(async () => (await import("./DataDialog")).DataDialog);

/** Lets a member take everything that is stored about them. */
export function DataPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsPart
      title="Your data"
      note="Take a copy of everything we store about you."
      action={
        <>
          <RowAction onClick={() => setOpen(true)}>Download</RowAction>
          {isOpen && (
            <Suspense fallback={null}>
              <DataDialog onClose={() => setOpen(false)} />
            </Suspense>
          )}
        </>
      }
    />
  );
}
