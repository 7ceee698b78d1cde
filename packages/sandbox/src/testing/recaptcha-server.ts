import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { RecaptchaOptions } from "../recaptcha/recaptcha.service";
import { recaptchaRoutes } from "../recaptcha/recaptcha-routes";

export interface RecaptchaServer {
  readonly baseUrl: string;
  /** Checks a box on a page of `hostname` and returns its token. */
  solve(hostname?: string): Promise<string>;
  close(): Promise<void>;
}

/** Serves the sandbox's reCAPTCHA by itself on a free port. */
export async function recaptchaServer(options: RecaptchaOptions): Promise<RecaptchaServer> {
  const server = createServer(express().use("/recaptcha", recaptchaRoutes(options)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/recaptcha`;
  return {
    baseUrl,
    solve: async (hostname = "dance.example") => {
      const reply = await fetch(`${baseUrl}/api2/userverify`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ siteKey: options.siteKey, hostname }),
      });
      return ((await reply.json()) as { token: string }).token;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
