import type { BillingFixture } from "../billing-fixture";
import type { KillSwitch } from "./kill-switch";
import { postgresGate } from "./postgres-gate";
import { providerGate } from "./provider-gate";

/**
 * Opens the doors through which a process reaches the database and the providers of a fixture. Redis
 * has none, because it holds only rate limits here.
 */
export async function openGates({ config, sandbox }: BillingFixture, killSwitch: () => KillSwitch) {
  const [postgres, provider] = await Promise.all([
    postgresGate(config.databaseUrl, killSwitch),
    providerGate(sandbox.url, killSwitch),
  ]);
  const gates = [postgres, provider];
  return {
    ...{ postgres, provider },
    databaseUrl: postgres.url,
    recurlyBaseUrl: provider.url,
    crmBaseUrl: `${provider.url}/crm/rest/v1`,
    cut: () => {
      for (const gate of gates) gate.cut();
    },
    close: async () => {
      await Promise.all(gates.map((gate) => gate.close()));
    },
  };
}
