import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Check } from '../../../contract/money/deposits.ts';
import { checksOfUserQuery } from '../../api/user-sheet-queries.ts';
import { StoredFile } from '../../app/stored-file.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckStatusBadge } from '../../bank/check-status-badge.tsx';
import { formatDay } from '../../ui/values/format-date.ts';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { WithRight } from '../with-right.tsx';
import { DishonorCheck } from './dishonor-check.tsx';
import { SheetPart } from './sheet-part.tsx';
import { Row } from '../../ui/layout/row.tsx';

interface UserChecksProps {
  userId: string;
  /** Undefined: the customer was deleted. */
  username?: string;
}

/**
 * The last checks. A picture is fetched, and the look at it recorded, only when it is asked for.
 */
export function UserChecks({ userId, username }: UserChecksProps) {
  const query = useQuery(checksOfUserQuery(userId));
  const [notice, setNotice] = useState<string>();
  return (
    <SheetPart
      title="Checks"
      query={query}
      empty={{
        title: 'No checks',
        reason: 'Checks deposited by picture appear here with both sides.',
      }}
    >
      {(checks) => (
        <>
          <Alert kind="success" className="sheet-done">
            {notice}
          </Alert>
          <ul className="sheet-list">
            {checks.map((check) => (
              <CheckItem
                key={check._id}
                check={check}
                username={username}
                onTakenBack={setNotice}
              />
            ))}
          </ul>
        </>
      )}
    </SheetPart>
  );
}

interface CheckItemProps {
  check: Check;
  username: string | undefined;
  onTakenBack: (notice: string) => void;
}

function CheckItem({ check, username, onTakenBack }: CheckItemProps) {
  const [isOpen, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const takenBack = (notice: string) => {
    onTakenBack(notice);
    // The form that had the focus is gone.
    item.current?.querySelector('button')?.focus();
  };
  const sent = formatDay(new Date(check.sentAt));
  return (
    <li ref={item}>
      <Row gap={16} rowGap={8} align="center" spread="apart" className="sheet-item">
        <div>
          <strong>
            {check.amount === null ? 'Amount not stated' : <MoneyText amount={check.amount} />}
          </strong>
          <p className="muted small">
            Sent {sent} to <AccountNumber number={check.account} />
            {check.returnReason !== null && `. ${check.returnReason}`}
          </p>
        </div>
        <CheckStatusBadge status={check.status} />
        <Button look="quiet" compact aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide pictures' : 'Show pictures'}
          <span className="visually-hidden"> of the check sent {sent}</span>
        </Button>
      </Row>
      {check.status === 'Accepted' && (
        <WithRight right="handle-money">
          <DishonorCheck check={check} username={username} onTakenBack={takenBack} />
        </WithRight>
      )}
      {isOpen && (
        <div className="sheet-pictures">
          <StoredFile address={check.front} name="Front of the check" />
          <StoredFile address={check.back} name="Back of the check" />
        </div>
      )}
    </li>
  );
}
