import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { z } from "zod";
import { loadBillingConfig } from "../config";
import { billing as billingSubgraph } from "../subgraph";

/** Prints the membership of the member with the given id as JSON. */
runMain(async () => {
  const memberId = z.uuid().safeParse(process.argv[2]);
  if (!memberId.success) {
    process.stderr.write("Pass the id of a member, as the account shows it.\n");
    process.exitCode = 1;
    return;
  }
  const config = loadBillingConfig(process.env);
  freezeClock(config);
  const logger = createLogger("billing-member-story");
  // Standard output is the story's.
  logger.level = "silent";
  const billing = await openSubgraph(billingSubgraph, { config, logger });
  try {
    const { memberStories } = billing.modules.memberStory.services;
    process.stdout.write(`${JSON.stringify(await memberStories.tell(memberId.data))}\n`);
  } finally {
    await billing.close();
  }
});
