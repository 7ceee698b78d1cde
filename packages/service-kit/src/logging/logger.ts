import pino, { type Logger as PinoLogger } from "pino";

export type Logger = PinoLogger;

const SECRET_FIELDS = [
  "password",
  "currentPassword",
  "newPassword",
  "captchaToken",
  "verificationCode",
  "code",
  "token",
  "tokenId",
  "accessToken",
  "refreshToken",
  "entitlementTicket",
  "authorization",
  "cookie",
];

/**
 * A JSON logger on stdout. ERROR means a person must act now; what heals by a retry is WARN.
 * Secrets are redacted at the top level, one and two levels down.
 */
export function createLogger(service: string): Logger {
  return pino({
    name: service,
    level: process.env.LOG_LEVEL ?? "info",
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[redacted]",
    },
  });
}
