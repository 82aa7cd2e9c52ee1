import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { plural } from '../../ui/values/plural.ts';
import { Loaded } from '../loaded.tsx';
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
  const { data } = query;
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
      <Alert kind={happened?.kind ?? 'success'}>{happened?.text}</Alert>
      <Loaded what="The colleagues" query={query} lines={8}>
        {(staff) => (
          <div className="colleagues">
            <Panel title="Staff">
              <ColleagueTable colleagues={staff.colleagues} onHappened={setHappened} />
            </Panel>
            {staff.invitations.length > 0 && (
              <OpenInvitations invitations={staff.invitations} onHappened={setHappened} />
            )}
            <WithRight right="manage-colleagues">
              <InviteForm rightsOf={staff.rightsOf} onHappened={setHappened} />
            </WithRight>
            <Panel
              title="What each role may do"
              aside={
                <Link className="roles-link" to={paths.policy('roles')}>
                  Changes of roles
                </Link>
              }
            >
              <RoleRights rightsOf={staff.rightsOf} />
            </Panel>
          </div>
        )}
      </Loaded>
    </>
  );
}

export { ColleaguesPage as Page };
