/** What a loan and its payments are called in histories and mails, e.g. `LOAN-3F2A91BC`. */
export function loanReference(id: string): string {
  return `LOAN-${id.slice(0, 8).toUpperCase()}`;
}
