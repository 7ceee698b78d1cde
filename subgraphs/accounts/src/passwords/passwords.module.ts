import type { FeatureModule } from "@eightcount/service-kit/subgraph/feature-module";
import { PasswordHashingService } from "./password-hashing.service";

export function passwordsModule() {
  return { services: { passwords: new PasswordHashingService() } } satisfies FeatureModule;
}
