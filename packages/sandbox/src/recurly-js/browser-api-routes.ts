import express from "express";
import { z } from "zod";
import { cardFields } from "./card-fields.rules";
import type { ChallengeService } from "./challenge.service";
import { type TokenizeService, tokenError } from "./tokenize.service";

const resultBody = z.object({
  type: z.literal("three_d_secure_action_result"),
  three_d_secure_action_token_id: z.string().min(1),
  results: z.object({ success: z.union([z.boolean(), z.enum(["true", "false"])]) }),
});

const badRequest = tokenError("invalid-parameter", "The request is not one this API understands.");

/** The provider's browser API, which returns errors with HTTP 200. */
export function browserApiRoutes(options: {
  readonly tokenize: TokenizeService;
  readonly challenges: ChallengeService;
  readonly publicKey: string;
}): express.Router {
  const { tokenize, challenges } = options;
  const router = express.Router();
  router.use(express.json({ limit: "16kb" }), express.urlencoded({ extended: false }));
  router.use(knownKey(options.publicKey));
  router.post("/token", async (request, response) => {
    const fields = cardFields.safeParse(request.body ?? {});
    response.json(fields.success ? await tokenize.tokenizeCard(fields.data) : badRequest);
  });
  router.get("/tokens/:id", async (request, response) => {
    const challenge = await challenges.find(request.params.id);
    response.json(challenge ? actionToken(challenge.id) : badRequest);
  });
  router.post("/tokens", async (request, response) => {
    const body = resultBody.safeParse(request.body);
    if (!body.success) {
      response.json(badRequest);
      return;
    }
    const { results, three_d_secure_action_token_id: actionTokenId } = body.data;
    response.json(await challenges.answer(actionTokenId, String(results.success) === "true"));
  });
  router.post("/apple_pay/start", (_request, response) => {
    response.json({
      merchantSession: { displayName: "Eightcount", expiresAt: Date.now() + 60_000 },
    });
  });
  router.post("/apple_pay/token", async (request, response) => {
    const fields = cardFields.safeParse(request.body ?? {});
    response.json(fields.success ? await tokenize.tokenizeWallet(fields.data) : badRequest);
  });
  return router;
}

/** Rejects a page with another site's key. A request without a key is allowed. */
const knownKey =
  (publicKey: string): express.RequestHandler =>
  (request, response, next) => {
    const key: unknown = request.body?.key;
    if (key === undefined || key === "" || key === publicKey) {
      next();
      return;
    }
    const refused = tokenError("invalid-public-key", "The public key is not this site's.");
    response.json({ error: { ...refused.error, fields: ["key"] } });
  };

const actionToken = (id: string) => ({
  type: "three_d_secure_action",
  id,
  gateway: { type: "test" },
  three_d_secure: { params: { challengeType: "challenge" } },
});
