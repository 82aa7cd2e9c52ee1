import { useState } from 'react';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { DateRangeFields } from './date-range-fields.tsx';
import { accountLabel } from './month-label.ts';
import { useDownload } from '../../app/use-download.ts';
import { statementsTexts } from './statements.texts.ts';

const texts = statementsTexts.exportPanel;

interface ExportPanelProps {
  accounts: readonly { account: string; type: string }[];
}

/** Every entry of one account as CSV, for any days. */
export function ExportPanel({ accounts }: ExportPanelProps) {
  const [account, setAccount] = useState(accounts[0]);
  const [range, setRange] = useState({ from: '', to: '' });
  const [forSpreadsheet, setForSpreadsheet] = useState(true);
  const { busy, failure, save } = useDownload();
  useErrorTitle(failure !== undefined);
  if (account === undefined) return null;
  const saveEntries = () => {
    const query = { ...range, bom: forSpreadsheet ? ('true' as const) : ('false' as const) };
    const name = [
      brand.fileName,
      account.account,
      range.from || 'opening',
      'to',
      range.to || 'today',
    ].join('-');
    return save(`${name}.csv`, () =>
      callForFile('GET /api/accounts/{number}/entries.{format}', {
        params: { number: account.account, format: 'csv' },
        query,
      }),
    );
  };
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
        <DateRangeFields {...range} onChange={setRange} />
        <div className="export-option">
          <Checkbox
            label={texts.openCorrectlyInExcel}
            checked={forSpreadsheet}
            onChange={({ currentTarget }) => setForSpreadsheet(currentTarget.checked)}
          />
        </div>
        <Alert kind="error">{failure}</Alert>
        <Button
          look="secondary"
          busy={busy}
          busyLabel={texts.downloading}
          disabled={range.from !== '' && range.to !== '' && range.from > range.to}
          onClick={() => void saveEntries()}
        >
          {texts.downloadCsv}
        </Button>
      </div>
    </Panel>
  );
}
