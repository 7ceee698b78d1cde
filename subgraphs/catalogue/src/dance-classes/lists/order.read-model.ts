import { Prisma } from "../../generated/client";
import type { ClassKeyset, ClassOrder } from "./cursor";

/** SQL of one order. The class is `c`, and a playlist item is `p`. */
export interface OrderSql {
  readonly by: Prisma.Sql;
  /** Condition for rows after the keyset. Compares rows, so that the order's index serves it. */
  readonly afterKeyset: (keys: ClassKeyset) => Prisma.Sql;
}

export const orderSql: Readonly<Record<ClassOrder, OrderSql>> = {
  MOST_POPULAR: {
    by: Prisma.sql`c.total_views DESC, c.release_date DESC, c.id DESC`,
    afterKeyset: (keys) => Prisma.sql`(c.total_views, c.release_date, c.id)
      < (${keys.totalViews}::int, ${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  NEWEST: {
    by: Prisma.sql`c.release_date DESC, c.id DESC`,
    afterKeyset: (keys) =>
      Prisma.sql`(c.release_date, c.id) < (${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  OLDEST: {
    by: Prisma.sql`c.release_date ASC, c.id ASC`,
    afterKeyset: (keys) =>
      Prisma.sql`(c.release_date, c.id) > (${keys.releaseDate}::timestamptz, ${keys.id}::uuid)`,
  },
  POSITION: {
    by: Prisma.sql`p.position ASC, c.id ASC`,
    afterKeyset: (keys) =>
      Prisma.sql`(p.position, c.id) > (${keys.position}::int, ${keys.id}::uuid)`,
  },
};
