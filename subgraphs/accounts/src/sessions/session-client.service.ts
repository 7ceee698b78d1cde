import type { GeoIpProvider } from "@eightcount/service-kit/geo-ip/geo-ip.provider";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { describeDevice } from "../signed-in-devices/device-description";
import type { DeviceDescription } from "../signed-in-devices/device-name.rules";

/** Coarse description of the browser that uses a session. Contains neither address nor agent. */
export interface SessionClient extends DeviceDescription {
  readonly country: string | null;
}

export class SessionClients {
  constructor(private readonly geoIp: GeoIpProvider) {}

  describe({ userAgent, address }: Viewer): SessionClient {
    return { ...describeDevice(userAgent), country: this.geoIp.locate(address).country };
  }
}
