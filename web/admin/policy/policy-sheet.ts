import type { PolicyField, Raw } from './policy-field.ts';

/** One line of a policy as people read it. */
export interface PolicyLine {
  label: string;
  text: string;
}

/** The way one policy is read and typed: a sheet of rows, all of the same fields. */
export interface PolicySheet {
  title: string;
  /** The matter that it decides. */
  about: string;
  fields: readonly PolicyField[];
  /**
   * Where there may be any number of rows: what one is called, how a new one begins, and how they
   * are shown. In a matrix every row is a line of fields in sight; folded, one row at a time is
   * open. Of fixed rows none is added, moved or removed; each says its own name.
   */
  list?: { rowName: string; newRow: Raw; shownAs?: 'matrix' | 'folded'; isFixed?: true };
  rowsOf: (value: unknown) => readonly Raw[];
  valueOf: (rows: readonly Raw[]) => unknown;
  linesOf: (value: unknown) => readonly PolicyLine[];
  /** @returns the row and the field that a complaint of the schema is about. */
  placeOf: (
    path: readonly PropertyKey[],
    rows: readonly Raw[],
  ) => { row?: number | undefined; field?: string | undefined };
}
