/** The outcomes of a case of the staff, in one word. */
export const caseOutcomes = [
  'approved',
  'declined',
  'accepted',
  'refused',
  'returned',
  'returned unpaid',
  'dishonored',
  'corrected',
  'ended',
  'answered',
  'closed',
  'replaced',
] as const;
export type CaseOutcome = (typeof caseOutcomes)[number];
