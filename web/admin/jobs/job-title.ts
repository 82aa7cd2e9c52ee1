/** The staff's names for the bank's own work. */
const beginnings: readonly (readonly [string, string])[] = [
  ['forgotten ', 'Clean up '],
  ['sealed ', 'Re-encrypt '],
  ['chained trail', 'Audit chain'],
  ['proof of the books', 'Ledger check'],
  ['pin reset links', 'PIN reset links'],
  ['loan instalment', 'Loan payment'],
  ['statement mails', 'Statement emails'],
  ['mail', 'Email'],
];

/** `Scheduled payments` for `scheduled-payments` and `scheduled_payments`. */
export function jobTitle(name: string): string {
  const words = name.replaceAll(/[-_]/g, ' ');
  const [known, said] = beginnings.find(([beginning]) => words.startsWith(beginning)) ?? [
    words.charAt(0),
    words.charAt(0).toUpperCase(),
  ];
  return `${said}${words.slice(known.length)}`;
}
