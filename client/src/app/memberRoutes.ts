import { localTimeZone } from "../format/localTimeZone";
import { paths } from "../navigation/paths";
import PurchaseScreenQuery from "../screens/Checkout/__generated__/PurchaseScreenQuery$parameters";
import ClassPageScreenQuery from "../screens/ClassPage/__generated__/ClassPageScreenQuery$parameters";
import DashboardScreenQuery from "../screens/Dashboard/__generated__/DashboardScreenQuery$parameters";
import FaqScreenQuery from "../screens/Help/__generated__/FaqScreenQuery$parameters";
import HistoryScreenQuery from "../screens/History/__generated__/HistoryScreenQuery$parameters";
import { GRAPH_STATUS, readStatus } from "../screens/History/viewingStatus";
import ListingScreenQuery from "../screens/Listing/__generated__/ListingScreenQuery$parameters";
import { findListing } from "../screens/Listing/listings";
import SavedScreenQuery from "../screens/Saved/__generated__/SavedScreenQuery$parameters";
import ProfileScreenQuery from "../screens/Settings/__generated__/ProfileScreenQuery$parameters";
import SubscriptionScreenQuery from "../screens/Settings/__generated__/SubscriptionScreenQuery$parameters";
import InvoiceScreenQuery from "../screens/Settings/invoices/__generated__/InvoiceScreenQuery$parameters";
import InvoicesScreenQuery from "../screens/Settings/invoices/__generated__/InvoicesScreenQuery$parameters";
import type { AccessRule } from "./access";
import type { PagePath } from "./pagePaths";
import { page, type ScreenRoute, screen } from "./routeTable";
import { cardPlans, giftPlans } from "./routeVariables";
import { searchPage } from "./searchPage";

const timeZone = () => ({ timeZone: localTimeZone() });

function dashboard(path: PagePath, access: AccessRule): ScreenRoute {
  return screen({
    path,
    title: "Dashboard",
    access,
    load: async () => (await import("../screens/Dashboard/DashboardScreen")).DashboardScreen,
    parameters: DashboardScreenQuery,
    variables: timeZone,
    fetchPolicy: "store-and-network",
  });
}

export const memberRoutes: readonly ScreenRoute[] = [
  dashboard(paths.home, "home"),
  dashboard(paths.dashboard, "subscriber"),
  screen({
    path: "/class/:classId",
    title: null,
    access: "subscriber",
    load: async () => (await import("../screens/ClassPage/ClassPageScreen")).ClassPageScreen,
    parameters: ClassPageScreenQuery,
    variables: ({ params }) => ({ classId: params.classId ?? "" }),
    fetchPolicy: "store-and-network",
  }),
  screen({
    path: paths.saved,
    title: "Saved",
    access: "subscriber",
    load: async () => (await import("../screens/Saved/SavedScreen")).SavedScreen,
    parameters: SavedScreenQuery,
    fetchPolicy: "store-and-network",
  }),
  screen({
    path: "/history",
    title: "History",
    access: "subscriber",
    load: async () => (await import("../screens/History/HistoryScreen")).HistoryScreen,
    parameters: HistoryScreenQuery,
    variables: ({ search }) => ({ status: GRAPH_STATUS[readStatus(search)], ...timeZone() }),
    fetchPolicy: "store-and-network",
  }),
  searchPage("/search", "subscriber"),
  screen({
    path: "/listing/:title",
    title: null,
    access: "subscriber",
    load: async () => (await import("../screens/Listing/ListingScreen")).ListingScreen,
    parameters: ListingScreenQuery,
    variables: ({ params }) => {
      const listing = findListing(params.title);
      return {
        isNew: listing === "New & Trending",
        isRecommended: listing === "Recommended Classes",
      };
    },
  }),
  screen({
    path: paths.profile,
    title: "Profile",
    access: "signedIn",
    load: async () => (await import("../screens/Settings/ProfileScreen")).ProfileScreen,
    parameters: ProfileScreenQuery,
    fetchPolicy: "store-and-network",
  }),
  screen({
    path: paths.subscription,
    title: "Subscription",
    access: "signedIn",
    load: async () => (await import("../screens/Settings/SubscriptionScreen")).SubscriptionScreen,
    parameters: SubscriptionScreenQuery,
    fetchPolicy: "store-and-network",
  }),
  screen({
    path: paths.invoices,
    title: "Invoices",
    access: "signedIn",
    load: async () => (await import("../screens/Settings/invoices/InvoicesScreen")).InvoicesScreen,
    parameters: InvoicesScreenQuery,
    fetchPolicy: "store-and-network",
  }),
  screen({
    path: "/settings/invoices/:number",
    title: null,
    access: "signedIn",
    load: async () => (await import("../screens/Settings/invoices/InvoiceScreen")).InvoiceScreen,
    parameters: InvoiceScreenQuery,
    variables: ({ params }) => ({ number: params.number ?? "" }),
    fetchPolicy: "store-and-network",
  }),
  ...([paths.purchase, paths.giftCardPurchase] as const).map((path) =>
    screen({
      path,
      title: "Purchase",
      access: "signedIn",
      frame: "bare",
      load: async () => {
        const { PurchaseScreen, GiftCardPurchaseScreen } = await import(
          "../screens/Checkout/PurchaseScreen"
        );
        return path === paths.purchase ? PurchaseScreen : GiftCardPurchaseScreen;
      },
      parameters: PurchaseScreenQuery,
      variables: path === paths.purchase ? cardPlans : giftPlans,
    }),
  ),
  screen({
    path: paths.faq,
    title: "Help",
    access: "signedIn",
    load: async () => (await import("../screens/Help/FaqScreen")).FaqScreen,
    parameters: FaqScreenQuery,
  }),
  page({
    path: paths.contactUs,
    title: "Contact us",
    access: "signedIn",
    load: async () => (await import("../screens/Help/ContactScreen")).ContactScreen,
  }),
];
