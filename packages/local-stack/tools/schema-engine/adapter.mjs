import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const CHAR_OID = 18;
const CHAR_ARRAY_OID = 1002;

// The adapter knows no column type for PostgreSQL's one-byte "char", which the catalogues use and
// the engine reads as Character. It travels as an array of it and gets its type back below.
const { addFields } = pg.Result.prototype;
pg.Result.prototype.addFields = function addFieldsWithChar(fields) {
  addFields.call(this, fields);
  for (const field of fields) {
    if (field.dataTypeID === CHAR_OID) field.dataTypeID = CHAR_ARRAY_OID;
  }
};

const asCharacter = (type) =>
  type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type;

// The adapter cuts scripts at every semicolon, also inside a function's body; PostgreSQL itself
// takes several statements in one simple query.
function withWholeScripts(adapter) {
  adapter.executeScript = async (script) => {
    await adapter.client.query(script);
  };
  return adapter;
}

function withCharColumns(queryable) {
  const { queryRaw, startTransaction } = queryable;
  queryable.queryRaw = async (query) => {
    const result = await queryRaw.call(queryable, query);
    result.columnTypes = result.columnTypes.map(asCharacter);
    return result;
  };
  if (startTransaction) {
    queryable.startTransaction = async (level) =>
      withCharColumns(await startTransaction.call(queryable, level));
  }
  return queryable;
}

/** The pg adapter with the three repairs the schema engine needs. */
export class MigrationAdapter extends PrismaPg {
  async connect() {
    return withWholeScripts(withCharColumns(await super.connect()));
  }

  // The adapter's own version drops the shadow database before it has closed its pool to it,
  // which PostgreSQL refuses.
  async connectToShadowDb() {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    const admin = await this.connect();
    await admin.executeScript(`CREATE DATABASE "${database}"`);
    const shadow = await new MigrationAdapter({ ...this.config, database }).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await admin.executeScript(`DROP DATABASE "${database}" WITH (FORCE)`);
      await admin.dispose();
    };
    return shadow;
  }
}
