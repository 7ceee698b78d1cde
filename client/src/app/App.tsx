import { StrictMode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { RouterProvider } from "react-router-dom";
import { PublicConfigContext } from "../config/PublicConfigContext";
import { NotificationProvider } from "../design/feedback/Notifications";
import { GlobalStyle } from "../design/theme/GlobalStyle";
import { SessionProvider } from "../session/SessionProvider";
import type { Services } from "./services";

type Router = React.ComponentProps<typeof RouterProvider>["router"];

export function App({ services, router }: { services: Services; router: Router }) {
  return (
    <StrictMode>
      <GlobalStyle />
      <PublicConfigContext value={services.config}>
        <RelayEnvironmentProvider environment={services.environment}>
          <SessionProvider session={services.session}>
            <NotificationProvider>
              <RouterProvider router={router} />
            </NotificationProvider>
          </SessionProvider>
        </RelayEnvironmentProvider>
      </PublicConfigContext>
    </StrictMode>
  );
}
