import { useSearchParams } from '../../app/navigation/address.ts';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import type { AuditQuestion } from '../../api/audit-queries.ts';
import { useDownload } from '../../app/use-download.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Trail } from './trail.tsx';
import { TrailFilter } from './trail-filter.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import { StaffHead } from '../staff-head.tsx';
import '../../ui/panel.css';

const names = ['person', 'actor', 'action', 'from', 'to'] as const;

function readQuestion(params: URLSearchParams): AuditQuestion {
  return Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
}

/** Shows the trail: each deed and each look with its person, time and place. */
function AuditPage() {
  const [params, setParams] = useSearchParams();
  const { busy, failure, save } = useDownload();
  const question = readQuestion(params);
  const key = JSON.stringify(question);
  const ask = (next: AuditQuestion) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  const name = `${brand.fileName}-audit-${question.from ?? 'opening'}-to-${question.to ?? 'today'}.csv`;
  const keep = () =>
    save(name, () =>
      callForFile('GET /api/admin/audit/export', { query: { ...question, bom: 'true' } }),
    );
  useErrorTitle(failure !== undefined);
  return (
    <>
      <StaffHead
        heading="Audit"
        detail="Who did or saw what, when, and from where. Each search and export is recorded too."
      >
        <Button
          look="secondary"
          compact
          busy={busy}
          busyLabel="Exporting..."
          onClick={() => void keep()}
        >
          Export as CSV
        </Button>
      </StaffHead>
      <Alert kind="error">{failure && `The export failed: ${failure}`}</Alert>
      <section className="panel" aria-label="Audit trail">
        <TrailFilter key={key} question={question} onAsk={ask} />
        <Trail key={`lines ${key}`} question={question} />
      </section>
    </>
  );
}

export { AuditPage as Page };
