import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { EntriesFields } from './entries-fields.tsx';
import { accountLabel } from './month-label.ts';
import { entriesFieldsTexts, statementsTexts } from './statements.texts.ts';
import { useEntriesDownload } from './use-entries-download.ts';

const texts = statementsTexts.exportPanel;

interface ExportPanelProps {
  accounts: readonly { account: string; type: string }[];
}

/** Every entry of one account as a file, for any days. */
export function ExportPanel({ accounts }: ExportPanelProps) {
  const [account, setAccount] = useState(accounts[0]);
  const entries = useEntriesDownload();
  if (account === undefined) return null;
  return (
    <Panel title={texts.exportTransactions} className="export screen-only">
      <div className="panel-body">
        <p className="muted small statements-lead">{texts.oneLinePerPosted}</p>
        <SelectField
          label={texts.account}
          name="exportAccount"
          choices={accounts.map(accountLabel)}
          value={accountLabel(account)}
          onChange={({ currentTarget }) =>
            setAccount(accounts[currentTarget.selectedIndex] ?? account)
          }
        />
        <EntriesFields {...entries} />
        <Button
          look="secondary"
          busy={entries.busy}
          busyLabel={entriesFieldsTexts.downloading}
          disabled={entries.isWrongWay}
          onClick={() => void entries.download(account.account)}
        >
          {entriesFieldsTexts.download}
        </Button>
      </div>
    </Panel>
  );
}
