import { freezeClock } from "@eightcount/service-kit/clock/freeze-clock";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { runMain } from "@eightcount/service-kit/process/run-main";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { loadAccountsConfig } from "../config";
import { accounts as accountsSubgraph } from "../subgraph";

/** Prints the account of the member with the given email as JSON. */
runMain(async () => {
  const [email = ""] = process.argv.slice(2);
  const config = loadAccountsConfig(process.env);
  freezeClock(config);
  const logger = createLogger("accounts-member-story");
  // Standard output is the story's.
  logger.level = "silent";
  const accounts = await openSubgraph(accountsSubgraph, { config, logger });
  try {
    const story = await accounts.modules.memberStory.services.memberStories.tell(email);
    if (story) process.stdout.write(`${JSON.stringify(story)}\n`);
    else {
      process.stderr.write(`No member has the email address ${JSON.stringify(email)}.\n`);
      process.exitCode = 1;
    }
  } finally {
    await accounts.close();
  }
});
