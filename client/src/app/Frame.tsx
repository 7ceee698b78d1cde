import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { MembershipGate } from "../components/membership/MembershipGate";
import { PreviewEndContext } from "../components/preview/PreviewEndContext";
import { themeFor } from "../design/theme/themeFor";
import { lazyComponent } from "../navigation/lazyComponent";
import { paths } from "../navigation/paths";
import { canWatch } from "../session/authState";
import { useAuth, useSession } from "../session/SessionProvider";
import { ConsentGate } from "../tracking/ConsentGate";
import { emitReport } from "../tracking/reports";
import { useScrollPosition } from "./useScrollPosition";

const GlobalOverlays = lazyComponent(async () => (await import("./GlobalOverlays")).GlobalOverlays);
const READY_FLAG_AFTER_MS = 5_000;

export function Frame() {
  useRemoveInitialTitle();
  useTheme();
  useScrollPosition();
  useFocusOnNewPage();
  useForgetReachedPath();
  useRestoredPath();
  useReadyFlag();
  return (
    <PreviewEndContext value={reportPreview}>
      <MembershipGate>
        <Outlet />
        <ConsentGate />
        <Suspense>
          <GlobalOverlays />
        </Suspense>
      </MembershipGate>
    </PreviewEndContext>
  );
}

const reportPreview = (classId: string, seconds: number) =>
  emitReport({ kind: "preview", classId, seconds });

/** Removes the HTML page's initial title, because every screen sets its own. */
function useRemoveInitialTitle() {
  useEffect(() => document.getElementById("first-title")?.remove(), []);
}

function useTheme() {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.body.dataset.theme = themeFor(pathname);
  }, [pathname]);
}

/** Moves the focus to the new page for keyboard and screen reader users. */
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

/** Forgets the remembered path once the member reaches it, even if the page fails to load. */
function useForgetReachedPath() {
  const isChecked = useAuth() !== undefined;
  const { rememberedPath } = useSession();
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  useEffect(() => {
    if (isChecked && rememberedPath.peek() === path) rememberedPath.forget();
  }, [isChecked, rememberedPath, path]);
}

/** Returns a new subscriber to the page they wanted before they were sent to subscribe. */
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

/** Sets a flag on the app root once the app has been running for a while, as specified. */
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
