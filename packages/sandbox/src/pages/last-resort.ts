import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { NextFunction, Request, RequestHandler, Response } from "express";

/** What no route answered. */
export const nothingHere: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Nothing is here. Start at /sandbox.\n");
};

interface HttpError {
  readonly status?: number;
  readonly expose?: boolean;
  readonly message?: string;
}

/** One line to the caller; the whole error to the log, and only when it is the sandbox's own. */
export function oneLineError(logger: Logger) {
  return (error: HttpError, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const isCallers = error.status !== undefined && error.status < 500;
    if (!isCallers) logger.warn({ err: error, path: request.path }, "a request failed");
    const line = isCallers ? (error.message ?? "Bad request") : "The sandbox failed; see its log.";
    response.status(isCallers ? (error.status ?? 400) : 500);
    if (request.accepts("html")) response.type("text/plain").send(`${line}\n`);
    else response.json({ error: { type: "internal_server_error", message: line, params: [] } });
  };
}
