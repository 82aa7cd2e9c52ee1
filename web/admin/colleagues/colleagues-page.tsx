import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { colleaguesQuery } from '../../api/colleagues-query.ts';
import { staffNewsQuery } from '../../api/staff-news-query.ts';
import { paths } from '../../app/paths.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useHaveCome } from '../../ui/feedback/use-have-come.ts';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Panel } from '../../ui/panel.tsx';
import { plural } from '../../ui/values/plural.ts';
import { Loaded } from '../loaded.tsx';
import type { Happened } from '../users/happened.ts';
import { StaffNews } from '../news/staff-news.tsx';
import { WithRight } from '../with-right.tsx';
import { ColleagueTable } from './colleague-table.tsx';
import { InviteForm } from './invite-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { RoleRights } from './role-rights.tsx';
import './colleagues.css';

/**
 * Lists the people who work at the bank with their roles; those who may, invite others and change
 * roles.
 */
function ColleaguesPage() {
  const query = useQuery(colleaguesQuery);
  // The news is above the buttons and would push them down.
  const hasCome = useHaveCome(query, useQuery(staffNewsQuery));
  const data = hasCome ? query.data : undefined;
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
      <Loaded what="The colleagues" query={{ ...query, data }} lines={8}>
        {(staff) => (
          <div className="colleagues">
            <Panel title="Staff">
              <ColleagueTable colleagues={staff.colleagues} onHappened={setHappened} />
            </Panel>
            {staff.invitations.length > 0 && (
              <OpenInvitations invitations={staff.invitations} onHappened={setHappened} />
            )}
            <StaffNews all />
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
