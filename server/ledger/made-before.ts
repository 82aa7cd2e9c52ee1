import pg from 'pg';

/** @returns true where a journal or an order has this id, whose claim was forgotten long ago. */
export function wasMadeBefore(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    (error.constraint === 'journal_pkey' || error.constraint === 'transfer_pkey')
  );
}
