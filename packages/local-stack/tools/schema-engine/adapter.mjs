import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import { ColumnTypeEnum } from "@prisma/driver-adapter-utils";
import pg from "pg";

const CHAR_OID = 18;
const CHAR_ARRAY_OID = 1002;

// The adapter has no column type for PostgreSQL's one-byte "char", which the catalogs use and the
// engine reads as Character. It is passed as an array and converted back below.
const { addFields } = pg.Result.prototype;
pg.Result.prototype.addFields = function addFieldsWithChar(fields) {
  addFields.call(this, fields);
  for (const field of fields) {
    if (field.dataTypeID === CHAR_OID) field.dataTypeID = CHAR_ARRAY_OID;
  }
};

const asCharacter = (type) =>
  type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type;

// The adapter would split scripts at every semicolon, even inside function bodies.
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

export class MigrationAdapter extends PrismaPg {
  async connect() {
    return withWholeScripts(withCharColumns(await super.connect()));
  }

  // The adapter drops the shadow database before its pool is closed, which PostgreSQL refuses.
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
