import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import { owns, requireMember, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { Caller } from "../devices/device";
import { errors } from "../errors";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import type { SessionService } from "../sessions/session.service";
import type { SignedInDeviceRepository } from "./signed-in-device.repository";
import { type DeviceView, devicesOf } from "./signed-in-device.rules";

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

  /** Returns null unless the viewer is the member. */
  async listOf(viewer: Viewer, memberId: string): Promise<DeviceView[] | null> {
    if (!owns(viewer, memberId)) return null;
    return (await this.#list(memberId, viewer)).map(({ view }) => view);
  }

  async signOut(viewer: Viewer, deviceId: string): Promise<SignedOutMember | Refusal> {
    const { devices, ended, clock } = this.options;
    const memberId = requireMember(viewer);
    if (!isUuid(deviceId)) return refuse(errors.devices.notFound);
    const listed = await this.#list(memberId, viewer);
    const device = listed.find(({ publicIds }) => publicIds.includes(deviceId.toLowerCase()));
    if (device?.isCurrent) return refuse(errors.devices.current);
    if (device) await ended.add(await devices.end(memberId, device, clock()));
    // A second click and a lost response find the device signed out, which is what was asked for.
    else if (!(await devices.exists(memberId, deviceId))) return refuse(errors.devices.notFound);
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
    const kept = { sessionIds, deviceHash: device.hash };
    await ended.add(await devices.endOthers(memberId, kept, clock()));
    return { member: { memberId } };
  }

  async #list(memberId: string, { sessionId }: Viewer) {
    return devicesOf(await this.options.devices.list(memberId, this.options.clock()), sessionId);
  }
}
