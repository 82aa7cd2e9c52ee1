import './money.css';

/** Nine digits grouped 3-3-3 to the eye; copying and screen readers get the plain number. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <span className="account-number" translate="no">
      {[number.slice(0, 3), number.slice(3, 6), number.slice(6)].map((group, index) => (
        // The groups of one number never move.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
