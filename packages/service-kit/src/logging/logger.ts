import pino, { type Logger as PinoLogger } from "pino";
import { ConfigError } from "../config/config-table";
import { unrecordedTraceId } from "../telemetry/unrecorded";

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

const LEVELS = [...Object.values(pino.levels.labels), "silent"];

function chosenLevel(): string {
  const level = process.env.LOG_LEVEL || "info";
  if (LEVELS.includes(level)) return level;
  const shown = JSON.stringify(level.slice(0, 60));
  throw new ConfigError([`LOG_LEVEL ${shown} is not valid: must be one of ${LEVELS.join(", ")}`]);
}

/** ERROR needs a person now; a retry fixes a WARN. @throws ConfigError for an unknown LOG_LEVEL. */
export function createLogger(service: string): Logger {
  return pino({
    name: service,
    level: chosenLevel(),
    // Recorded ones get their ids from OpenTelemetry's instrumentation.
    mixin: () => {
      const traceId = unrecordedTraceId();
      return traceId === null ? {} : { trace_id: traceId, trace_flags: "00" };
    },
    redact: {
      paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: "[redacted]",
    },
  });
}
