import type { Clock } from "@eightcount/service-kit/clock/clock";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { limits } from "../limits/accounts-limits";
import type { MailRequestService } from "../mail/mail-request.service";
import { newDeviceMail } from "../mail/templates/new-device-mail";
import type { MemberRecord } from "../members/member-record";
import { describeDevice } from "./device-description";
import { deviceName, placeName } from "./device-name.rules";

export interface NewDeviceNoticeOptions {
  readonly mails: MailRequestService;
  readonly attempts: AttemptLimits;
  readonly geoIp: GeoIpProvider;
  readonly publicUrl: string;
  readonly clock: Clock;
}

export class NewDeviceNoticeService {
  constructor(private readonly options: NewDeviceNoticeOptions) {}

  /** Returns the mail about a sign-in on an unknown device. The first sign-in needs none. */
  async noticeOf(viewer: Viewer, member: MemberRecord): Promise<OutboxEntry | null> {
    const { mails, attempts, geoIp, publicUrl, clock } = this.options;
    if (member.firstSignedInAt === null) return null;
    if (!(await attempts.take([{ limit: limits.newDeviceMails, key: member.id }]))) return null;
    const mail = newDeviceMail({
      device: deviceName(describeDevice(viewer.userAgent)),
      place: placeName(geoIp.locate(viewer.address).country),
      at: clock(),
      publicUrl,
    });
    return mails.request({ to: member.email, ...mail });
  }
}
