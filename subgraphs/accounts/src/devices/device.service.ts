import { createHmac } from "node:crypto";
import type { Clock } from "@eightcount/service-kit/clock/clock";
import { networkOf } from "@eightcount/service-kit/limits/client-network";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { Caller, Device } from "./device";
import type { DeviceRepository, ProvenMember } from "./device.repository";
import {
  DEVICE_DAYS,
  type DeviceCookie,
  type DeviceDays,
  deviceCookie,
  deviceCookieName,
} from "./device-cookie.rules";
import {
  addDeviceId,
  createDeviceId,
  type DeviceToken,
  deviceHash,
  replaceFirstId,
  signDeviceToken,
  verifyDeviceToken,
} from "./device-token";

export interface BrowserExchange {
  readonly viewer: Viewer;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly setCookie: (cookie: DeviceCookie) => void;
}

export interface DeviceOptions {
  readonly devices: DeviceRepository;
  readonly secret: string;
  readonly isCookieSecure: boolean;
  readonly clock: Clock;
}

interface OwnDevice {
  readonly device: Device;
  /** Whether the member was already known on this device. */
  readonly isKnown: boolean;
}

const DAY_MS = 86_400_000;

/** Remembers in rows which members have used a browser, so that a new password makes it unknown. */
export class DeviceService {
  constructor(private readonly options: DeviceOptions) {}

  async withDevice<T>(exchange: BrowserExchange, act: (caller: Caller) => Promise<T>): Promise<T> {
    const device = this.#recognize(exchange.cookies);
    const result = await act({ viewer: exchange.viewer, device });
    device.writeCookie(exchange.setCookie);
    return result;
  }

  /** Returns the hash by which the member is known on this browser, null if they are not. */
  async knownHash(email: string, device: Device): Promise<string | null> {
    return device.isRecognized ? this.options.devices.knownHash(email, device.hashes) : null;
  }

  /**
   * Returns the browser as it becomes known to a member. Its cookie may have been copied before, so
   * a member for whom it is new gets an id that only this response contains.
   */
  async ownDevice(email: string, device: Device): Promise<OwnDevice> {
    const known = await this.knownHash(email, device);
    if (known !== null) return { device: device.withHash(known), isKnown: true };
    return { device: device.isRecognized ? device.withNewId() : device, isKnown: false };
  }

  async remember(member: ProvenMember, device: Device): Promise<void> {
    await this.options.devices.remember(member, device.hash, this.options.clock());
    device.keepFor(DEVICE_DAYS.known);
  }

  /** Returns the key of the mail budget: the known device's own or its network's. */
  requesterOf({ viewer }: Caller, knownHash: string | null): string {
    if (knownHash !== null) return `device:${knownHash}`;
    const network = networkOf(viewer.address);
    const hash = createHmac("sha256", this.options.secret).update(`network:${network}`);
    return `network:${hash.digest("base64url")}`;
  }

  async pruneUnused(): Promise<void> {
    const now = this.options.clock().getTime();
    await this.options.devices.pruneUnused(new Date(now - DEVICE_DAYS.known * DAY_MS));
  }

  #recognize(cookies: BrowserExchange["cookies"]): Device {
    const { secret, isCookieSecure } = this.options;
    const shown = verifyDeviceToken(cookies[deviceCookieName(isCookieSecure)], secret);
    let ids: DeviceToken["ids"] = shown?.ids ?? [createDeviceId()];
    let kept: DeviceDays | null = null;
    const renewed = (id: string, change: typeof addDeviceId): Device => {
      ids = change(ids, id);
      return { ...device, hash: deviceHash(id), hashes: ids.map(deviceHash) };
    };
    const device: Device = {
      hash: deviceHash(ids[0]),
      hashes: ids.map(deviceHash),
      isRecognized: shown !== null,
      withHash: (hash) => ({ ...device, hash }),
      withNewId: () => renewed(createDeviceId(), addDeviceId),
      withNewFirstId: () => (shown ? renewed(createDeviceId(), replaceFirstId) : device),
      keepFor: (days) => {
        kept = Math.max(days, kept ?? 0, shown?.days ?? 0) as DeviceDays;
      },
      writeCookie: (setCookie) => {
        if (kept === null) return;
        const text = signDeviceToken({ ids, days: kept }, secret);
        setCookie(deviceCookie(text, kept, isCookieSecure));
      },
    };
    return device;
  }
}
