import { nameToRoute } from "@eightcount/rules/catalogue/route-names";
import { searchPath } from "../search/searchText";

export interface CataloguePaths {
  readonly classes: string;
  readonly styles: string;
  readonly style: (name: string) => string;
  readonly playlists: string;
  readonly playlist: (name: string) => string;
  readonly instructors: string;
  readonly instructor: (name: string) => string;
  /** Path of the search page. Without text, the page shows styles to start from. */
  readonly search: (text?: string) => string;
}

const segment = (name: string) => encodeURIComponent(nameToRoute(name));

function cataloguePaths(prefix: string, classes: string): CataloguePaths {
  return {
    classes: `${prefix}/${classes}`,
    styles: `${prefix}/styles`,
    style: (name) => `${prefix}/styles/${segment(name)}`,
    playlists: `${prefix}/playlist`,
    playlist: (name) => `${prefix}/playlist/${segment(name)}`,
    instructors: `${prefix}/instructors`,
    instructor: (name) => `${prefix}/instructors/${segment(name)}`,
    search: (text = "") => searchPath(text, `${prefix}/search`),
  };
}

export const memberPaths = cataloguePaths("", "classes");
export const publicPaths = cataloguePaths("/public", "catalog");

export const paths = {
  home: "/",
  dashboard: "/dashboard",
  saved: "/saved",
  unfinished: "/history?status=Started",
  completed: "/history?status=completed",
  settings: "/settings",
  profile: "/settings/profile",
  subscription: "/settings/subscription",
  invoices: "/settings/invoices",
  help: "/help",
  faq: "/help/FAQ",
  contactUs: "/help/contact-us",
  purchase: "/purchase",
  giftCardPurchase: "/purchase-gift-card",
  signIn: "/signin",
  onboarding: "/onboarding",
  plan: "/registration/plan",
  signUp: "/registration/info",
  order: "/registration/order",
  step1: "/registration/step1",
  step2: "/registration/step2",
  verification: "/verification",
  confirmation: "/confirmation",
  reset: "/reset",
  resetEmail: "/reset/email",
  resetCode: "/reset/code",
  resetPassword: "/reset/password",
  terms: "/public/terms",
  giftCards: "/public/gift-cards",
  logout: "/logout",
  danceClass: (classId: string) => `/class/${classId}`,
  invoice: (number: string) => `/settings/invoices/${encodeURIComponent(number)}`,
  listing: (title: string) => `/listing/${segment(title)}`,
} as const;
