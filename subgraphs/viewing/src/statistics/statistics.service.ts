import type { Clock } from "@eightcount/service-kit/clock/clock";
import { InputError } from "@eightcount/service-kit/errors/input-error";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { owns, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { canonicalTimeZone } from "./chart.rules";
import type { ChartBar, ChartRequest, UsageTotals } from "./statistics";
import type { StatisticsReadModel } from "./statistics.read-model";

export class StatisticsService {
  constructor(
    private readonly statistics: StatisticsReadModel,
    private readonly clock: Clock,
  ) {}

  async totals(viewer: Viewer, memberId: string): Promise<UsageTotals | null> {
    return owns(viewer, memberId) ? this.statistics.totals(memberId) : null;
  }

  async classesTaken(viewer: Viewer, asked: ChartRequest): Promise<Page<ChartBar> | null> {
    if (!owns(viewer, asked.memberId)) return null;
    const timeZone = canonicalTimeZone(asked.timeZone);
    if (timeZone === null) {
      throw new InputError("timeZone must be the IANA name of a time zone, such as Europe/Berlin.");
    }
    const request = { ...asked, timeZone };
    const now = this.clock();
    const bars = await this.statistics.bars(request, now);
    const nodes = bars.slice(0, request.limit);
    return {
      nodes,
      cursors: nodes.map(({ firstDay }) => encodeCursor([firstDay])),
      hasNextPage: bars.length > request.limit,
      hasPreviousPage: request.before !== null,
      totalCount: () => this.statistics.countBars(request, now),
    };
  }
}
