import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { plural } from '../../ui/values/plural.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Happened } from '../users/happened.ts';
import { WithRight } from '../with-right.tsx';
import { ColleagueTable } from './colleague-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { RoleRights } from './role-rights.tsx';
import './colleagues.css';

/** Who works at the bank and as what; those who may, invite others and change roles. */
function ColleaguesPage() {
  const query = useQuery(colleaguesQuery);
  const { data, error } = query;
  const [happened, setHappened] = useState<Happened>();
  return (
    <>
      <PageHeading
        detail={
          data &&
          plural(data.colleagues.length, {
            one: '# member of the staff',
            other: '# members of the staff',
          })
        }
      >
        Colleagues
      </PageHeading>
      <NotLoaded what="The colleagues" query={query} />
      <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      {data === undefined && !error && <Skeleton lines={8} label="Loading colleagues" />}
      {data && (
        <div className="colleagues">
          <Panel title="Staff">
            <ColleagueTable colleagues={data.colleagues} onHappened={setHappened} />
          </Panel>
          {data.invitations.length > 0 && (
            <OpenInvitations invitations={data.invitations} onHappened={setHappened} />
          )}
          <WithRight right="manage-colleagues">
            <InviteForm rightsOf={data.rightsOf} onHappened={setHappened} />
          </WithRight>
          <Panel
            title="What each role may do"
            aside={
              <Link className="roles-link" to={paths.policy('roles')}>
                Changes of roles
              </Link>
            }
          >
            <RoleRights rightsOf={data.rightsOf} />
          </Panel>
        </div>
      )}
    </>
  );
}

export { ColleaguesPage as Page };
