/** Dialogs of the subscription settings page that other pages can ask for. */
export type SubscriptionDialog = "plans" | "card" | "reactivation";

/** Location state that opens a dialog on the subscription settings page. */
export const opensSubscriptionDialog = (dialog: SubscriptionDialog) => ({
  subscriptionDialog: dialog,
});

/** Returns whether a location's state asks for this dialog. */
export const asksForDialog = (state: unknown, dialog: SubscriptionDialog): boolean =>
  typeof state === "object" &&
  state !== null &&
  "subscriptionDialog" in state &&
  state.subscriptionDialog === dialog;
