import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { MembershipGate } from "../components/membership/MembershipGate";
import { PreviewEndContext } from "../components/preview/PreviewEndContext";
import { themeFor } from "../design/theme/themeFor";
import { lazyPart } from "../navigation/lazyPart";
import { paths } from "../navigation/paths";
import { canWatch } from "../session/authState";
import { useAuth, useSession } from "../session/SessionProvider";
import { ConsentGate } from "../tracking/ConsentGate";
import { tell } from "../tracking/reports";
import { useScrollPosition } from "./useScrollPosition";

const Beside = lazyPart(async () => (await import("./Beside")).Beside);
const READY_FLAG_AFTER_MS = 5_000;

/** What surrounds every page of every kind: the theme, the scroll position, the dialogs. */
export function Frame() {
  useOwnTitle();
  useTheme();
  useScrollPosition();
  useFocusOnNewPage();
  useForgetArrival();
  useRestoredPath();
  useReadyFlag();
  return (
    <PreviewEndContext value={tellPreview}>
      <MembershipGate>
        <Outlet />
        <ConsentGate />
        <Suspense>
          <Beside />
        </Suspense>
      </MembershipGate>
    </PreviewEndContext>
  );
}

const tellPreview = (classId: string, seconds: number) =>
  tell({ kind: "preview", classId, seconds });

/** The page arrives with the product's name as its title; from now on every screen brings its own. */
function useOwnTitle() {
  useEffect(() => document.getElementById("first-title")?.remove(), []);
}

function useTheme() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.body.dataset.theme = themeFor(pathname);
  }, [pathname]);
}

/** A new page starts at its beginning for keyboards and screen readers too, not only for eyes. */
function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector("main");
    if (main) main.tabIndex = -1;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}

/** The remembered page is forgotten once it is reached, also where it cannot be shown just now. */
function useForgetArrival() {
  const isChecked = useAuth() !== undefined;
  const { rememberedPath } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isChecked && rememberedPath.peek() === pathname + search) rememberedPath.forget();
  }, [isChecked, rememberedPath, pathname, search]);
}

/** Somebody who was sent to subscribe goes back to what they wanted once they have. */
function useRestoredPath() {
  const mayWatch = canWatch(useAuth());
  const { rememberedPath } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!mayWatch || pathname !== paths.subscription || rememberedPath.peek() === null) return;
    void navigate(paths.home, { replace: true });
  }, [mayWatch, pathname, rememberedPath, navigate]);
}

/** Lets a watcher from outside see that the app has been standing for a while. */
function useReadyFlag() {
  useEffect(() => {
    const root = document.getElementById("root");
    const timer = setTimeout(
      () => root?.setAttribute("data-app-ready", "true"),
      READY_FLAG_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, []);
}
