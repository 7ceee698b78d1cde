import {
  HELP_ERRORS,
  type HelpError,
  type HelpRequest,
  helpErrors,
  helpNotSent,
} from "@eightcount/rules/people/help-request";
import { maskEmails } from "@eightcount/rules/people/mask-emails";
import { plainLines } from "@eightcount/rules/people/plain-text";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { engagementRequestedEvent } from "../engagement/engagement-requested";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { helpMail } from "../mail/templates/help-mail";
import type { HelpRepository } from "./help.repository";

const FIELDS: Readonly<Record<HelpError, { readonly code: string; readonly field: string }>> = {
  firstName: { code: "INVALID_NAME", field: "firstName" },
  noEmail: { code: "EMAIL_MISSING", field: "email" },
  invalidEmail: { code: "INVALID_EMAIL", field: "email" },
  noQuestion: { code: "MESSAGE_MISSING", field: "message" },
  tooLong: { code: "TOO_LONG", field: "message" },
};

export interface HelpOptions {
  readonly help: HelpRepository;
  readonly mails: MailRequestService;
  readonly attempts: AttemptLimits;
  readonly supportEmail: string;
  readonly isTracking: boolean;
}

export class HelpService {
  constructor(private readonly options: HelpOptions) {}

  async send(viewer: Viewer, request: HelpRequest): Promise<{ supportEmail: string } | Refusal> {
    const { help, mails, attempts, supportEmail, isTracking } = this.options;
    const memberId = requireMember(viewer);
    const [error] = helpErrors(request);
    if (error) return refuse({ ...FIELDS[error], message: HELP_ERRORS[error] });
    if (!(await attempts.take([{ limit: limits.helpRequests, key: memberId }])))
      return refuse({ code: "LIMIT_EXCEEDED", message: helpNotSent(supportEmail) });
    const mail = mails.request(
      { to: supportEmail, ...helpMail({ ...request, memberId }) },
      memberId,
    );
    await help.save(isTracking ? [mail, contactFormSent(memberId, request)] : [mail]);
    return { supportEmail };
  }
}

function contactFormSent(memberId: string, { message }: HelpRequest) {
  const question = maskEmails(plainLines(message).trim());
  const eventDetails = JSON.stringify({ questionsSubmitted: question });
  return engagementRequestedEvent({ memberId, eventType: "CONTACT_FORM", eventDetails });
}
