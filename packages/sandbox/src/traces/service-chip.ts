import { type Html, html } from "../pages/html";
import { serviceColor } from "./service-color";

export const serviceChip = (service: string): Html =>
  html`<span class="service" style="--service:${serviceColor(service)}">${service}</span>`;
