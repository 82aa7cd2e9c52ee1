/** The file name of a statement. */
export function statementName(account: string, month: string): string {
  return `larkmoor-statement-${account}-${month}.pdf`;
}
