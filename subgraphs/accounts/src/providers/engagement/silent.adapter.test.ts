import { engagementContract } from "./engagement.provider.contract";
import { SilentEngagement } from "./silent.adapter";

engagementContract("silence", () => new SilentEngagement());
