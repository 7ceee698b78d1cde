/** Who may send an operation, as far as this suite is concerned. */
export type OperationCase =
  /** Anyone may read it. A visitor sees nothing personal in it. */
  | { readonly open: string }
  /** Everything a visitor gets. */
  | { readonly empty: object }
  /** Only members may send it. */
  | {
      readonly denies: readonly [
        subgraph: "accounts" | "catalogue" | "viewing" | "billing",
        mutation: string,
      ];
    }
  /** Sent by visitors by design. Names the table in which it is attacked. */
  | { readonly table: "ids" | "emails" };

const CATALOGUE: OperationCase = { open: "anyone may see the catalog" };
const OFFER: OperationCase = { open: "anyone may see what is on sale" };
const VIEWER: OperationCase = { empty: { viewer: null } };
const PAGE_OF_MEMBER: OperationCase = { empty: { node: null } };

/** Every operation of the client. */
export const operationCases: Readonly<Record<string, OperationCase>> = {
  ChallengeDialogQuery: OFFER,
  CheckoutScreenQuery: OFFER,
  DiscountCodeQuery: OFFER,
  FaqScreenQuery: OFFER,
  InfoScreenQuery: { open: "a visitor asks whether they may register" },
  GiftCardsScreenQuery: OFFER,
  PlanPickerQuery: OFFER,
  usePlanPricesQuery: OFFER,
  PlanScreenQuery: OFFER,
  PurchaseScreenQuery: OFFER,
  UpdateCardDialogQuery: OFFER,
  Step1ScreenQuery: OFFER,
  useOrderPreviewQuery: OFFER,
  useCaptchaQuery: { open: "a visitor solves the challenge" },

  ClassPageScreenQuery: CATALOGUE,
  ClassResultsPaginationQuery: CATALOGUE,
  ClassesScreenQuery: CATALOGUE,
  InstructorClassesPaginationQuery: CATALOGUE,
  InstructorListPaginationQuery: CATALOGUE,
  InstructorScreenQuery: CATALOGUE,
  InstructorsScreenQuery: CATALOGUE,
  NewListingPaginationQuery: CATALOGUE,
  PlaylistClassesPaginationQuery: CATALOGUE,
  PlaylistScreenQuery: CATALOGUE,
  PlaylistsScreenQuery: CATALOGUE,
  ResultsStepQuery: CATALOGUE,
  SearchScreenQuery: CATALOGUE,
  StyleClassesPaginationQuery: CATALOGUE,
  StyleScreenQuery: CATALOGUE,
  StylesScreenQuery: CATALOGUE,
  StylesStepQuery: CATALOGUE,
  publicNamesQuery: CATALOGUE,
  sendWaitingProgressQuery: CATALOGUE,
  useSuggestedLinesQuery: CATALOGUE,

  DashboardScreenQuery: VIEWER,
  FirstClassesWidgetQuery: VIEWER,
  HistoryScreenQuery: VIEWER,
  ListingScreenQuery: VIEWER,
  LossListQuery: VIEWER,
  MemberIdentityQuery: VIEWER,
  MemberPromptQuery: VIEWER,
  OwnDancingQuery: VIEWER,
  ChangePlanDialogQuery: VIEWER,
  InvoiceScreenQuery: VIEWER,
  InvoicesScreenQuery: VIEWER,
  RecentInvoicesQuery: VIEWER,
  PaymentPreviewQuery: VIEWER,
  ProfileScreenQuery: VIEWER,
  ReactivateDialogQuery: VIEWER,
  fetchInvoiceTableQuery: VIEWER,
  fetchMemberDataQuery: VIEWER,
  SavedScreenQuery: VIEWER,
  SubscriptionScreenQuery: VIEWER,
  useInvoicePdfQuery: VIEWER,
  useOwnContactQuery: VIEWER,

  ClassesTakenPanelQuery: PAGE_OF_MEMBER,
  HistoryListPaginationQuery: PAGE_OF_MEMBER,
  InvoiceListPaginationQuery: PAGE_OF_MEMBER,
  RecommendedListingPaginationQuery: PAGE_OF_MEMBER,
  SavedListPaginationQuery: PAGE_OF_MEMBER,

  purchaseSubscriptionMutation: { denies: ["billing", "purchaseSubscription"] },
  saveBillingAddressMutation: { denies: ["billing", "saveBillingAddress"] },
  useSignOutDeviceMutation: { denies: ["accounts", "signOutDevice"] },
  useSignOutOtherDevicesMutation: { denies: ["accounts", "signOutOtherDevices"] },
  useChangePasswordMutation: { denies: ["accounts", "changePassword"] },
  useAcceptRetentionOfferMutation: { denies: ["billing", "acceptRetentionOffer"] },
  useCancelSubscriptionMutation: { denies: ["billing", "cancelSubscription"] },
  useBuyWithCardMutation: { denies: ["billing", "purchaseWithCardOnFile"] },
  useChangePlanMutation: { denies: ["billing", "changePlan"] },
  usePauseSubscriptionMutation: { denies: ["billing", "pauseSubscription"] },
  useRedeemGiftCardMutation: { denies: ["billing", "redeemGiftCard"] },
  useReactivateSubscriptionMutation: { denies: ["billing", "reactivateSubscription"] },
  useResumeSubscriptionMutation: { denies: ["billing", "resumeSubscription"] },
  useUpdateCardMutation: { denies: ["billing", "updatePaymentMethod"] },
  useWithdrawPlanChangeMutation: { denies: ["billing", "withdrawPlanChange"] },
  useDeleteAccountMutation: { denies: ["accounts", "requestAccountDeletion"] },
  useContinueDancingRemoveMutation: { denies: ["viewing", "removeFromContinueDancing"] },
  useContinueDancingRestoreMutation: { denies: ["viewing", "restoreToContinueDancing"] },
  useRateClassMutation: { denies: ["viewing", "rateClass"] },
  sendProgressMutation: { denies: ["viewing", "recordProgress"] },
  useSaveClassSaveMutation: { denies: ["viewing", "saveClass"] },
  useSaveClassUnsaveMutation: { denies: ["viewing", "unsaveClass"] },
  useSendHelpRequestMutation: { denies: ["accounts", "sendHelpRequest"] },
  useStartPlaybackMutation: { denies: ["catalogue", "startPlayback"] },
  streamRequestsStartMutation: { denies: ["viewing", "startStream"] },
  streamRequestsTakeOverMutation: { denies: ["viewing", "takeOverStream"] },
  streamRequestsKeepAliveMutation: { denies: ["viewing", "keepStreamAlive"] },
  streamRequestsEndMutation: { denies: ["viewing", "endStream"] },
  useUpdateProfileMutation: { denies: ["accounts", "updateProfile"] },

  BalanceCheckMutation: {
    empty: { checkGiftCard: { __typename: "CheckGiftCardRefused" } },
  },
  buyGiftCardMutation: { table: "ids" },
  recordEventsMutation: { table: "ids" },
  ResetCodeScreenMutation: { table: "emails" },
  ResetEmailScreenMutation: { table: "emails" },
  signInOperationsSignInMutation: { table: "emails" },
  useConfirmSignUpMutation: { table: "emails" },
  useResendCodeMutation: { table: "emails" },
  useResetPasswordMutation: { table: "emails" },
  useSignUpMutation: { table: "emails" },

  sessionOperationsRefreshMutation: { empty: { refreshSession: { __typename: "SignedOut" } } },
  signInOperationsSignOutMutation: { empty: { signOut: { reason: "SIGNED_OUT" } } },
};
