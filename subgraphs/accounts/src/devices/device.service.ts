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
import { createDeviceId, deviceHash, signDeviceToken, verifyDeviceToken } from "./device-token";

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

  async isKnown(email: string, device: Device): Promise<boolean> {
    return device.isRecognized && this.options.devices.isKnown(email, device.hash);
  }

  async remember(member: ProvenMember, device: Device): Promise<void> {
    await this.options.devices.remember(member, device.hash, this.options.clock());
    device.keepFor(DEVICE_DAYS.known);
  }

  /** Returns the key of the mail budget: the known device's own or its network's. */
  requesterOf({ viewer, device }: Caller, isKnown: boolean): string {
    if (isKnown) return `device:${device.hash}`;
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
    const id = shown?.id ?? createDeviceId();
    let kept: DeviceDays | null = null;
    return {
      hash: deviceHash(id),
      isRecognized: shown !== null,
      keepFor: (days) => {
        kept = Math.max(days, kept ?? 0, shown?.days ?? 0) as DeviceDays;
      },
      writeCookie: (setCookie) => {
        if (kept === null) return;
        const text = signDeviceToken({ id, days: kept }, secret);
        setCookie(deviceCookie(text, kept, isCookieSecure));
      },
    };
  }
}
