import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { NextFunction, Request, RequestHandler, Response } from "express";

export const notFoundPage: RequestHandler = (_request, response) => {
  response.status(404).type("text/plain").send("Nothing here. Start at /sandbox.\n");
};

interface HttpError {
  readonly status?: number;
  readonly code?: string;
  readonly message?: string;
}

const NUL_CODES = ["22021", "22P05"];

interface ErrorResponse {
  readonly status: number;
  readonly type: string;
  readonly line: string;
}

function errorResponse({ status, code = "", message = "Bad request" }: HttpError): ErrorResponse {
  if (NUL_CODES.includes(code)) {
    return { status: 400, type: "bad_request", line: "PostgreSQL cannot store NUL characters." };
  }
  if (status !== undefined && status < 500) return { status, type: "bad_request", line: message };
  const line = "The sandbox failed. See its log.";
  return { status: 500, type: "internal_server_error", line };
}

export function errorHandler(logger: Logger) {
  return (error: HttpError, request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { status, type, line } = errorResponse(error);
    if (status === 500) logger.warn({ err: error, path: request.path }, "request failed");
    response.status(status);
    if (request.accepts("html")) response.type("text/plain").send(`${line}\n`);
    else response.json({ error: { type, message: line, params: [] } });
  };
}
