import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { owns, requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { Caller } from "../devices/device";
import { errors } from "../errors";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import type { SessionService } from "../sessions/session.service";
import type { SignedInDeviceRepository } from "./signed-in-device.repository";
import {
  type DeviceView,
  devicesOf,
  isSameDevice,
  type StoredSession,
} from "./signed-in-device.rules";

export interface SignedInDeviceOptions {
  readonly devices: SignedInDeviceRepository;
  readonly sessions: Pick<SessionService, "familyOf">;
  readonly ended: Pick<EndedSessionsRepository, "add">;
  readonly clock: Clock;
}

export interface SignedOutMember {
  readonly member: { readonly memberId: string };
}

export class SignedInDeviceService {
  constructor(private readonly options: SignedInDeviceOptions) {}

  async listOf(viewer: Viewer, memberId: string): Promise<DeviceView[] | null> {
    if (!owns(viewer, memberId)) return null;
    const { devices, clock } = this.options;
    return devicesOf(await devices.list(memberId, clock()), viewer.sessionId);
  }

  async signOut(viewer: Viewer, deviceId: string): Promise<SignedOutMember | Refusal> {
    const { devices, ended, clock } = this.options;
    const memberId = requireMember(viewer);
    const session = isUuid(deviceId) ? await devices.find(memberId, { publicId: deviceId }) : null;
    if (!session) return refuse(errors.devices.notFound);
    // A second click and a lost response find the device signed out, which is what was asked for.
    if (session.revokedAt !== null) return { member: { memberId } };
    if (await this.#isCurrent(viewer, memberId, session)) return refuse(errors.devices.current);
    await ended.add(await devices.end(memberId, session, clock()));
    return { member: { memberId } };
  }

  async signOutOthers(
    { viewer, device }: Caller,
    refreshToken: string | undefined,
  ): Promise<SignedOutMember> {
    const { devices, sessions, ended, clock } = this.options;
    const memberId = requireMember(viewer);
    // They differ while another tab of this browser has just signed in again.
    const own = [viewer.sessionId, await sessions.familyOf(memberId, refreshToken)];
    const sessionIds = own.filter((id) => id !== null);
    const kept = { sessionIds, deviceHashes: device.hashes };
    await ended.add(await devices.endOthers(memberId, kept, clock()));
    return { member: { memberId } };
  }

  async #isCurrent(
    { sessionId }: Viewer,
    memberId: string,
    session: StoredSession,
  ): Promise<boolean> {
    const own = sessionId && (await this.options.devices.find(memberId, { id: sessionId }));
    return own ? isSameDevice(own, session) : false;
  }
}
