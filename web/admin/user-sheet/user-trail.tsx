import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { Panel } from '../../ui/panel.tsx';
import { Trail } from '../audit/trail.tsx';

/** What this person did, and what was done to them or seen of them. */
export function UserTrail({ userId }: { userId: string }) {
  return (
    <Panel
      title="Audit"
      aside={<Link to={`${paths.audit()}?person=${userId}`}>Filter and export</Link>}
    >
      <Trail question={{ person: userId }} ofOnePerson />
    </Panel>
  );
}
