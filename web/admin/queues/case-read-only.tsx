import { useContext } from 'react';
import { CaseIsRead } from './case-is-read.ts';

/** In the place of a decision, for a reader who only looks at a case. */
export function CaseReadOnly() {
  return (
    <p className="muted">
      {useContext(CaseIsRead) === 'barred'
        ? 'Your role may view this case, but not decide it.'
        : "You are viewing a colleague's case. To decide it, take it over first."}
    </p>
  );
}
