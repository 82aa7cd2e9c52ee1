import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import './cases.css';

interface CaseSheetProps {
  className?: string;
  /** Left out where the case has been decided. */
  decision?: ReactNode;
  /** The evidence it is decided by. */
  children: ReactNode;
}

/**
 * The evidence of a case and then its decision: next to each other where there is room, and the
 * decision stays in sight however long the evidence is.
 */
export function CaseSheet({ className, decision, children }: CaseSheetProps) {
  return (
    <div className="case">
      <div className="case-parts">
        <div className={classNames('case-sheet', className)}>{children}</div>
        {decision}
      </div>
    </div>
  );
}
