import {
  achFaultText,
  type AchFaultName,
  type AchFileFault,
} from '../../../contract/words/ach-file-faults.ts';

/** The file cannot be used: nothing of it may be booked. */
export class AchFault extends Error {
  override name = 'AchFault';
  readonly fault: AchFileFault;

  constructor(fault: AchFileFault) {
    super(achFaultText(fault, 'en'));
    this.fault = fault;
  }
}

/** A record with the number of its line, from 1. */
export interface Line {
  number: number;
  text: string;
}

/** Text of the file for a message: short, on one line. */
const shortened = (text: string): string => text.slice(0, 24).replaceAll(/[^\x20-\x7e]/g, '?');

/**
 * Refuses the file for the text of a line from a column (from 1) on.
 * @throws {AchFault} always.
 */
export function failAt(
  line: Pick<Line, 'number'>,
  column: number,
  fault: AchFaultName,
  { found, wanted }: { found?: string; wanted?: string } = {},
): never {
  throw new AchFault({
    fault,
    line: line.number,
    column,
    ...(found !== undefined && { found: shortened(found) }),
    ...(wanted !== undefined && { wanted: shortened(wanted) }),
  });
}
