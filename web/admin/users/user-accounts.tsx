import type { ReactNode } from 'react';
import type { Account } from '../../../contract/people/account.ts';
import { AccountNumber } from '../../ui/money/account-number.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import type { Column } from '../../ui/lists/data-table.tsx';
import { DataTable, neverEmpty } from '../../ui/lists/data-table.tsx';
import { HatchSwatch } from '../../bank/account-hatch.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { totalBalanceMinor } from '../../bank/total-balance.ts';
import { Row } from '../../ui/layout/row.tsx';
import './user-page.css';

const columns: readonly Column<Account>[] = [
  {
    name: 'account',
    title: 'Account',
    cell: ({ type, number }) => (
      <Row gap={12} align="center" whole className="staff-account">
        <HatchSwatch type={type} />
        <div>
          <span className="ledger-name">{type}</span>
          <span className="ledger-detail">
            <AccountNumber number={number} />
            <CopyButton text={number} what={`number of the ${type}`} />
          </span>
        </div>
      </Row>
    ),
  },
  {
    name: 'balance',
    title: 'Balance',
    numeric: true,
    cell: ({ balance }) => <MoneyText className="ledger-amount" amount={balance} />,
  },
];

interface UserAccountsProps {
  accounts: readonly Account[];
  /** The actions for them, below. */
  children?: ReactNode;
}

export function UserAccounts({ accounts, children }: UserAccountsProps) {
  return (
    <Panel
      title="Accounts"
      aside={
        <MoneyText look="figure" className="staff-total" amount={totalBalanceMinor(accounts)} />
      }
    >
      <DataTable
        caption="Accounts"
        columns={columns}
        rows={accounts}
        rowKey={(account) => account._id}
        empty={neverEmpty}
      />
      {children}
    </Panel>
  );
}
