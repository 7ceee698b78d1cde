import "./design/theme/fonts.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router-dom";
import { App } from "./app/App";
import { createRoutes } from "./app/createRoutes";
import { createServices } from "./app/createServices";
import { reloadOnStaleChunk } from "./app/reloadOnStaleChunk";
import { watchIdentity } from "./app/watchIdentity";
import { readPublicConfig } from "./config/publicConfig";

reloadOnStaleChunk();
const services = createServices(readPublicConfig(document));
// Starts the session check before the first render, so that it runs in parallel.
void services.session.boot();
const router = createBrowserRouter(createRoutes(services));
watchIdentity(services, () => void router.revalidate());

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<App services={services} router={router} />);
