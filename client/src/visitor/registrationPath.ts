import { registrationSuffix } from "@eightcount/rules/people/registration-flow";
import { deviceStorage } from "../storage/deviceStorage";
import { readUrlParams, type UrlParams } from "./urlParams";

/** The address of the registration, with the version (`registration_version`) a visitor came with. */
export function registrationPath(
  params: UrlParams = readUrlParams(deviceStorage(() => window.localStorage)),
): string {
  return `/registration${registrationSuffix(params.registration_version)}`;
}
