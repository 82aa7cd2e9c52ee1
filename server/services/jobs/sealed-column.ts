import type { Queryable, Tx } from '../../db/database.ts';
import type { DueRows } from './row-by-row.ts';
import type { KeyGaps } from '../../base/sealing/seal.ts';

interface SealedPlace {
  table: string;
  column: string;
  /** The columns that are selected of a row. */
  select: string;
}

/** A column of sealed bytes, whose table has an index on the key each was sealed with. */
export interface SealedColumn<Row> {
  /** Rows sealed with one of these keys, locked; those another worker holds are left to it. */
  lockSealedWith(tx: Tx, keyIds: readonly Buffer[], due: DueRows): Promise<Row[]>;
  replace(tx: Tx, id: string, sealed: Buffer): Promise<void>;
  /** The id of a key that lies in one of the gaps. */
  findKeyBetween(db: Queryable, gaps: KeyGaps): Promise<Buffer | undefined>;
  countSealedWith(db: Queryable, keyId: Buffer): Promise<number>;
}

export function sealedColumn<Row>({ table, column, select }: SealedPlace): SealedColumn<Row> {
  // As the index has it.
  const key = `substring(${column} FROM 1 FOR 4)`;
  return {
    async lockSealedWith(tx, keyIds, { except, limit }) {
      if (keyIds.length === 0) return [];
      const { rows } = await tx.query<Row>(
        `SELECT ${select} FROM ${table} WHERE ${key} = ANY($1) AND NOT (id = ANY($2)) LIMIT $3
          FOR UPDATE SKIP LOCKED`,
        [keyIds, except, limit],
      );
      return rows;
    },
    async replace(tx, id, sealed) {
      await tx.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, sealed]);
    },
    async findKeyBetween(db, { after, before }) {
      const { rows } = await db.query<{ id: Buffer }>(
        `SELECT id FROM unnest($1::bytea[], $2::bytea[]) AS gap (after, before)
         CROSS JOIN LATERAL (SELECT ${key} AS id FROM ${table} WHERE ${key} > gap.after
           AND ${key} < gap.before LIMIT 1) AS found`,
        [after, before],
      );
      return rows[0]?.id;
    },
    async countSealedWith(db, keyId) {
      const { rows } = await db.query<{ count: bigint }>(
        `SELECT count(*) AS count FROM ${table} WHERE ${key} = $1`,
        [keyId],
      );
      return Number(rows[0]?.count ?? 0n);
    },
  };
}
