import { classPublished } from "@eightcount/contracts/events/class-published";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { ClassToPublish } from "./class-to-publish";
import type { PublishedClassRepository } from "./published-class.repository";
import { isNewOrChanged } from "./publishing.rules";

export class PublishClassService {
  constructor(private readonly published: PublishedClassRepository) {}

  /** Emits `class.published` for each class that is new or whose facts changed. */
  publish(classes: readonly ClassToPublish[]): Promise<number> {
    return this.published.save(classes, (stored) =>
      classes.filter((one) => isNewOrChanged(one, stored.get(one.id))).map(publishedEvent),
    );
  }
}

const publishedEvent = ({ id, ...facts }: ClassToPublish): OutboxEntry =>
  outboxEntry(classPublished, {
    classId: id,
    durationSeconds: facts.durationSeconds,
    level: facts.level,
    styleId: facts.styleId,
    instructorId: facts.instructorId,
  });
