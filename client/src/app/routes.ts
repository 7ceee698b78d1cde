import { paths } from "../navigation/paths";
import CheckoutScreenQuery from "../screens/Checkout/__generated__/CheckoutScreenQuery$parameters";
import ClassesScreenQuery from "../screens/Classes/__generated__/ClassesScreenQuery$parameters";
import { readFilter, toVariables } from "../screens/Classes/classFilter";
import GiftCardsScreenQuery from "../screens/GiftCards/__generated__/GiftCardsScreenQuery$parameters";
import InstructorScreenQuery from "../screens/Instructor/__generated__/InstructorScreenQuery$parameters";
import InstructorsScreenQuery from "../screens/Instructors/__generated__/InstructorsScreenQuery$parameters";
import PlaylistScreenQuery from "../screens/Playlist/__generated__/PlaylistScreenQuery$parameters";
import PlaylistsScreenQuery from "../screens/Playlists/__generated__/PlaylistsScreenQuery$parameters";
import InfoScreenQuery from "../screens/Registration/__generated__/InfoScreenQuery$parameters";
import PlanScreenQuery from "../screens/Registration/__generated__/PlanScreenQuery$parameters";
import Step1ScreenQuery from "../screens/Registration/__generated__/Step1ScreenQuery$parameters";
import StyleScreenQuery from "../screens/Style/__generated__/StyleScreenQuery$parameters";
import StylesScreenQuery from "../screens/Styles/__generated__/StylesScreenQuery$parameters";
import type { AccessRule } from "./access";
import { memberRoutes } from "./memberRoutes";
import type { NotFoundPath, PagePath } from "./pagePaths";
import { page, type QueryLocation, type ScreenRoute, screen } from "./routeTable";
import { invitationVariables, registrationVariables } from "./routeVariables";
import { searchPage } from "./searchPage";

const nameVariables = ({ params, isMember }: QueryLocation) => ({
  name: params.name ?? "",
  isMember,
});

/** Catalog routes are mounted twice: for visitors under `/public`, and for members. */
function catalogue(
  prefix: "" | "/public",
  access: { readonly listed: AccessRule; readonly playlists: AccessRule },
): readonly ScreenRoute[] {
  return [
    screen({
      path: prefix === "" ? "/classes" : "/public/catalog",
      title: "Classes",
      access: access.listed,
      load: async () => (await import("../screens/Classes/ClassesScreen")).ClassesScreen,
      parameters: ClassesScreenQuery,
      variables: ({ search, isMember }) => ({ ...toVariables(readFilter(search)), isMember }),
    }),
    screen({
      path: `${prefix}/styles`,
      title: "Styles",
      access: access.listed,
      load: async () => (await import("../screens/Styles/StylesScreen")).StylesScreen,
      parameters: StylesScreenQuery,
    }),
    screen({
      path: `${prefix}/styles/:name`,
      title: null,
      access: access.listed,
      load: async () => (await import("../screens/Style/StyleScreen")).StyleScreen,
      parameters: StyleScreenQuery,
      variables: nameVariables,
    }),
    screen({
      path: `${prefix}/instructors`,
      title: "Instructors",
      access: access.listed,
      load: async () =>
        (await import("../screens/Instructors/InstructorsScreen")).InstructorsScreen,
      parameters: InstructorsScreenQuery,
    }),
    screen({
      path: `${prefix}/instructors/:name`,
      title: null,
      access: access.listed,
      load: async () => (await import("../screens/Instructor/InstructorScreen")).InstructorScreen,
      parameters: InstructorScreenQuery,
      variables: nameVariables,
    }),
    screen({
      path: `${prefix}/playlist`,
      title: "Playlists",
      access: access.playlists,
      load: async () => (await import("../screens/Playlists/PlaylistsScreen")).PlaylistsScreen,
      parameters: PlaylistsScreenQuery,
    }),
    screen({
      path: `${prefix}/playlist/:name`,
      title: null,
      access: access.playlists,
      load: async () => (await import("../screens/Playlist/PlaylistScreen")).PlaylistScreen,
      parameters: PlaylistScreenQuery,
      variables: nameVariables,
    }),
  ];
}

const checkout = (path: PagePath) =>
  screen({
    path,
    title: "Checkout",
    access: "checkout",
    frame: "bare",
    load: async () => (await import("../screens/Checkout/CheckoutScreen")).CheckoutScreen,
    parameters: CheckoutScreenQuery,
  });

const visitorRoutes: readonly ScreenRoute[] = [
  page({
    path: paths.onboarding,
    title: "Welcome",
    access: "visitor",
    frame: "bare",
    load: async () => (await import("../screens/Onboarding/OnboardingScreen")).OnboardingScreen,
  }),
  page({
    path: "/onboarding/:step",
    title: "Welcome",
    access: "visitor",
    frame: "bare",
    load: async () =>
      (await import("../screens/Onboarding/OnboardingStepScreen")).OnboardingStepScreen,
  }),
  screen({
    path: paths.plan,
    title: "Choose your plan",
    access: "visitor",
    frame: "bare",
    load: async () => (await import("../screens/Registration/PlanScreen")).PlanScreen,
    parameters: PlanScreenQuery,
    variables: registrationVariables,
  }),
  screen({
    path: paths.signUp,
    title: "Sign up",
    access: "visitor",
    frame: "bare",
    load: async () => (await import("../screens/Registration/InfoScreen")).InfoScreen,
    parameters: InfoScreenQuery,
    variables: invitationVariables,
  }),
  screen({
    path: paths.step1,
    title: "Sign up",
    access: "visitor",
    frame: "bare",
    load: async () => (await import("../screens/Registration/Step1Screen")).Step1Screen,
    parameters: Step1ScreenQuery,
    variables: registrationVariables,
  }),
  checkout(paths.order),
  checkout(paths.step2),
  page({
    path: paths.signIn,
    title: "Sign in",
    access: "visitor",
    frame: "bare",
    load: async () => (await import("../screens/SignIn/SignInScreen")).SignInScreen,
  }),
  page({
    path: paths.verification,
    title: "Verify your email",
    access: "visitor",
    frame: "bare",
    load: async () =>
      (await import("../screens/Verification/VerificationScreen")).VerificationScreen,
  }),
];

const openRoutes: readonly ScreenRoute[] = [
  page({
    path: paths.confirmation,
    title: null,
    access: "confirmation",
    frame: "bare",
    load: async () =>
      (await import("../screens/Confirmation/ConfirmationScreen")).ConfirmationScreen,
  }),
  page({
    path: paths.resetEmail,
    title: "Reset your password",
    access: "open",
    frame: "bare",
    load: async () => (await import("../screens/Reset/ResetEmailScreen")).ResetEmailScreen,
  }),
  page({
    path: paths.resetCode,
    title: "Reset your password",
    access: "open",
    frame: "bare",
    load: async () => (await import("../screens/Reset/ResetCodeScreen")).ResetCodeScreen,
  }),
  page({
    path: paths.resetPassword,
    title: "Reset your password",
    access: "open",
    frame: "bare",
    load: async () => (await import("../screens/Reset/ResetPasswordScreen")).ResetPasswordScreen,
  }),
];

const terms = page({
  path: paths.terms,
  title: "Terms & Conditions",
  access: "open",
  load: async () => (await import("../screens/Terms/TermsScreen")).TermsScreen,
});

const giftCards = screen({
  path: paths.giftCards,
  title: "Gift cards",
  access: "open",
  load: async () => (await import("../screens/GiftCards/GiftCardsScreen")).GiftCardsScreen,
  parameters: GiftCardsScreenQuery,
});

const logout = page({
  path: paths.logout,
  title: "Signing out",
  access: "open",
  load: async () => (await import("../screens/Logout/LogoutScreen")).LogoutScreen,
});

const notFound = (path: NotFoundPath, access: AccessRule) =>
  page({
    path,
    title: null,
    access,
    load: async () => (await import("../screens/NotFoundPage/NotFoundScreen")).NotFoundScreen,
  });

export const screenRoutes: readonly ScreenRoute[] = [
  ...catalogue("/public", { listed: "open", playlists: "open" }),
  ...catalogue("", { listed: "signedIn", playlists: "subscriber" }),
  searchPage("/public/search", "open"),
  ...memberRoutes,
  ...visitorRoutes,
  ...openRoutes,
  terms,
  giftCards,
  logout,
  notFound("/public/*", "open"),
  notFound("*", "signedIn"),
];
