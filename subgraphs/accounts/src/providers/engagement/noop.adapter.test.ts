import { engagementContract } from "./engagement.provider.contract";
import { NoopEngagement } from "./noop.adapter";

engagementContract("silence", () => new NoopEngagement());
