import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { asksForDialog, type SubscriptionDialog } from "../../navigation/subscriptionDialog";

/** State of a dialog that opens on a press, or because a prompt on another page asked for it. */
export function useRequestedDialog(name: SubscriptionDialog) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [isPressed, setIsPressed] = useState(false);
  const isRequested = asksForDialog(state, name);
  return {
    isOpen: isPressed || isRequested,
    open: () => setIsPressed(true),
    close: () => {
      setIsPressed(false);
      if (isRequested) void navigate(pathname, { replace: true, state: null });
    },
  };
}
