import { Link } from 'wouter';
import type { Payer } from '../../../contract/staff/staff-payments.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { calledName } from '../person-name.tsx';

/** Links to the payer. A closed customer has no page any more. */
export function PayerLink({ payer }: { payer: Payer }) {
  const { _id, suspended, closed } = payer;
  return (
    <>
      {closed ? (
        <span>{calledName(payer)}</span>
      ) : (
        <Link to={paths.manageUser(_id)}>{calledName(payer)}</Link>
      )}
      {suspended && (
        <Badge look="bad" icon="ban">
          Suspended
        </Badge>
      )}
      {closed && <Badge look="plain">Closed</Badge>}
      {payer.fullName !== '' && <span className="muted small">{payer.username}</span>}
    </>
  );
}
