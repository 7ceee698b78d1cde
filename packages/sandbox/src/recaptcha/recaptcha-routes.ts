import path from "node:path";
import express from "express";
import { z } from "zod";
import { crossOrigin } from "../recurly-js/cross-origin";
import { type RecaptchaOptions, RecaptchaService } from "./recaptcha.service";

const FOLDER = path.join(__dirname, "../../browser/recaptcha");

const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-ancestors *";

const checkedBox = z.object({ siteKey: z.string(), hostname: z.string().min(1) });
const verification = z.object({ secret: z.string().optional(), response: z.string().optional() });

export function recaptchaRoutes(options: RecaptchaOptions): express.Router {
  const recaptcha = new RecaptchaService(options);
  const router = express.Router();
  router.get("/api.js", crossOrigin, (_request, response) => {
    response.set("cache-control", "no-cache").sendFile(path.join(FOLDER, "api.js"));
  });
  router.get("/api2/anchor", (_request, response) => {
    response
      .set({ "cache-control": "no-cache", "content-security-policy": FRAME_POLICY })
      .sendFile(path.join(FOLDER, "anchor.html"));
  });
  router.use("/api2", express.static(FOLDER, { index: false, cacheControl: false }));
  router.post("/api2/userverify", express.json({ limit: "4kb" }), (request, response) => {
    const box = checkedBox.safeParse(request.body);
    if (!box.success || !recaptcha.isSite(box.data.siteKey)) {
      response.status(400).json({ problem: "Invalid site key" });
      return;
    }
    response.json({ token: recaptcha.issue(box.data.hostname) });
  });
  router.post("/api/siteverify", express.urlencoded({ extended: false }), (request, response) => {
    const asked = verification.safeParse(request.body ?? {});
    response.json(
      asked.success
        ? recaptcha.verify(asked.data.secret, asked.data.response)
        : { success: false, "error-codes": ["bad-request"] },
    );
  });
  return router;
}
