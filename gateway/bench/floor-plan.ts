export interface Hop {
  readonly port: number;
  readonly requestBytes: number;
}

export interface Statement {
  readonly name: string;
  readonly text: string;
}

export interface FloorPlan {
  readonly port: number;
  readonly responseBytes: number;
  /** One after the other, as the gateway's plan has them. */
  readonly hops: readonly Hop[];
  readonly statements: readonly Statement[];
  readonly databaseUrl: string | null;
}

/** Prepared, by index, and without a parameter to compute: the least that an operation can ask. */
export const FLOOR_STATEMENTS: Readonly<Record<string, Readonly<Record<string, Statement>>>> = {
  search: {
    catalogue: {
      name: "found",
      text: "SELECT id, song_name, song_artist, level, length_seconds FROM dance_class LIMIT 10",
    },
    viewing: { name: "seen", text: "SELECT class_id, duration_seconds FROM class_fact LIMIT 10" },
  },
  progress: {
    viewing: {
      name: "saved",
      text: `INSERT INTO floor_progress (member_id, class_id, position)
        VALUES (gen_random_uuid(), gen_random_uuid(), 10)`,
    },
  },
};

export const FLOOR_TABLE =
  "CREATE TABLE floor_progress (member_id uuid, class_id uuid, position int, PRIMARY KEY (member_id, class_id))";
