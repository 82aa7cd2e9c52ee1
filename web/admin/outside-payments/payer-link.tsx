import { Link } from 'react-router';
import type { Payer } from '../../../contract/staff-payments.ts';
import { paths } from '../../app/paths.ts';
import { Badge } from '../../ui/badge.tsx';

/** Whose payment it is. Of a closed customer there is no page any more. */
export function PayerLink({ payer: { _id, username, suspended, closed } }: { payer: Payer }) {
  return (
    <>
      {closed ? <span>{username}</span> : <Link to={paths.manageUser(_id)}>{username}</Link>}
      {suspended && (
        <Badge look="bad" icon="ban">
          Suspended
        </Badge>
      )}
      {closed && <Badge look="plain">Closed</Badge>}
    </>
  );
}
