import { InputError } from "@eightcount/service-kit/errors/input-error";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { isUuid } from "@eightcount/service-kit/relay/global-id";
import type { PageRequest } from "../dance-classes/lists/page";
import { nameKey } from "../names/name-key.rules";
import type { Instructor, InstructorKeyset } from "./instructor";
import type { InstructorRepository } from "./instructor.repository";

export class InstructorService {
  constructor(private readonly instructors: InstructorRepository) {}

  async list({ first, after }: PageRequest): Promise<Page<Instructor>> {
    const found = await this.instructors.list(first + 1, keysetOf(after));
    const nodes = found.slice(0, first);
    return {
      nodes,
      cursors: nodes.map(({ name, id }) => encodeCursor([name, id])),
      hasNextPage: found.length > first,
      hasPreviousPage: after !== null,
      totalCount: () => this.instructors.count(),
    };
  }

  find(name: string): Promise<Instructor | null> {
    return this.instructors.findByKey(nameKey(name));
  }
}

function keysetOf(after: string | null): InstructorKeyset | null {
  if (after === null) return null;
  const [name, id] = decodeCursor(after) ?? [];
  if (typeof name !== "string" || typeof id !== "string" || !isUuid(id) || name.includes("\0")) {
    throw new InputError("The cursor does not belong to this list.");
  }
  return { name, id };
}
