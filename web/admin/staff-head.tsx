import type { ReactNode } from 'react';
import { PageHeading } from '../ui/frame/page-heading.tsx';
import './admin-layout.css';

interface StaffHeadProps {
  heading: ReactNode;
  /** One quiet line below. */
  detail?: ReactNode;
  /** The search of the page, or its action, at the end of the line. */
  children?: ReactNode;
}

/** The head of a page of staff. */
export function StaffHead({ heading, children, ...detail }: StaffHeadProps) {
  return (
    <div className="staff-head">
      <PageHeading {...detail}>{heading}</PageHeading>
      {children}
    </div>
  );
}
