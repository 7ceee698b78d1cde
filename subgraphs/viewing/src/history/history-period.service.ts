import type { Clock } from "@eightcount/service-kit/clock/clock";
import { InputError } from "@eightcount/service-kit/errors/input-error";
import { owns, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import { canonicalTimeZone } from "../statistics/chart.rules";
import type { HistoryPeriodRow } from "./history-period";
import type { HistoryPeriodReadModel, HistoryPeriodRequest } from "./history-period.read-model";

export class HistoryPeriodService {
  constructor(
    private readonly periods: HistoryPeriodReadModel,
    private readonly clock: Clock,
  ) {}

  async list(
    viewer: Viewer,
    request: HistoryPeriodRequest,
  ): Promise<readonly HistoryPeriodRow[] | null> {
    if (!owns(viewer, request.memberId)) return null;
    const timeZone = canonicalTimeZone(request.timeZone);
    if (timeZone === null) {
      throw new InputError("timeZone must be the IANA name of a time zone, such as Europe/Berlin.");
    }
    return this.periods.list({ ...request, timeZone }, this.clock());
  }
}
