import { registrationSuffix } from "@eightcount/rules/people/registration-flow";
import { deviceStorage } from "../storage/deviceStorage";
import { readUrlParams, type UrlParams } from "./urlParams";

/** Returns the registration address, with the visitor's `registration_version` if any. */
export function registrationPath(
  params: UrlParams = readUrlParams(deviceStorage(() => window.localStorage)),
): string {
  return `/registration${registrationSuffix(params.registration_version)}`;
}
