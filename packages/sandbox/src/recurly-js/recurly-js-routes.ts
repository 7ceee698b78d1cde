import express from "express";
import type { CardTokenRepository } from "../recurly/cards/card-token.repository";
import { browserApiRoutes } from "./browser-api-routes";
import { browserPageRoutes, recurlyScriptRoute } from "./browser-page-routes";
import { ChallengeService } from "./challenge.service";
import { crossOrigin } from "./cross-origin";
import { TokenizeService } from "./tokenize.service";

const SCRIPT = ["/recurly.js", "/recurly/recurly.js"];
const API = ["/recurly/js/v1", "/js/v1"];

export interface RecurlyJsOptions {
  readonly tokens: CardTokenRepository;
  readonly publicKey: string;
  readonly clock: () => number;
}

export function recurlyJsRoutes({ tokens, publicKey, clock }: RecurlyJsOptions): express.Router {
  const tokenize = new TokenizeService(tokens, clock);
  const challenges = new ChallengeService(tokens);
  const router = express.Router();
  router.use([...SCRIPT, ...API], crossOrigin);
  router.get(SCRIPT, recurlyScriptRoute());
  router.use(
    API,
    browserPageRoutes(challenges),
    browserApiRoutes({ tokenize, challenges, publicKey }),
  );
  return router;
}
