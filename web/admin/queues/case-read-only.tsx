/** In the place of a decision, for somebody who only looks at a colleague's case. */
export function CaseReadOnly() {
  return (
    <p className="muted">
      You are viewing a colleague&apos;s case. To decide it, take it over first.
    </p>
  );
}
