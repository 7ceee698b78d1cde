import { Suspense } from "react";
import { lazyComponent } from "../../../navigation/lazyComponent";
import { useRequestedDialog } from "../useRequestedDialog";

const UpdateCardDialog = lazyComponent(
  async () => (await import("./UpdateCardDialog")).UpdateCardDialog,
);

/** The card dialog of a member whose card can be replaced. `open` is null for anyone else. */
export function useCardDialog(canUpdate: boolean) {
  const { isOpen, open, close } = useRequestedDialog("card");
  const isShown = canUpdate && isOpen;
  return {
    isOpen: isShown,
    open: canUpdate ? open : null,
    dialog: <Suspense fallback={null}>{isShown && <UpdateCardDialog onClose={close} />}</Suspense>,
  };
}
