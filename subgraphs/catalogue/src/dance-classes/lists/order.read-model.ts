import { Prisma } from "../../generated/client";
import type { ClassKeyset, ClassOrder } from "./cursor";

/** How one order is written in SQL; the class is `c`, a playlist entry `p`. */
export interface OrderSql {
  readonly by: Prisma.Sql;
  /** Condition: behind the keyset. Row comparison, so that the order's index serves it. */
  readonly behind: (keys: ClassKeyset) => Prisma.Sql;
}

export const orderSql: Readonly<Record<ClassOrder, OrderSql>> = {
  MOST_POPULAR: {
    by: Prisma.sql`c.total_views DESC, c.release_date DESC, c.id DESC`,
    behind: (keys) => Prisma.sql`(c.total_views, c.release_date, c.id)
      < (${keys.totalViews}::int, ${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  NEWEST: {
    by: Prisma.sql`c.release_date DESC, c.id DESC`,
    behind: (keys) =>
      Prisma.sql`(c.release_date, c.id) < (${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  OLDEST: {
    by: Prisma.sql`c.release_date ASC, c.id ASC`,
    behind: (keys) =>
      Prisma.sql`(c.release_date, c.id) > (${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  POSITION: {
    by: Prisma.sql`p.position ASC, c.id ASC`,
    behind: (keys) => Prisma.sql`(p.position, c.id) > (${keys.position}::int, ${keys.id}::uuid)`,
  },
};
