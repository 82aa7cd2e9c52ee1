import { useState } from 'react';
import { useSearchParams } from '../../app/navigation/address.ts';
import { brand } from '../../../config/bank.ts';
import { callForFile } from '../../api/client.ts';
import type { AuditQuestion } from '../../api/audit-queries.ts';
import { keepFile } from '../../api/keep-file.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { Trail } from './trail.tsx';
import { TrailFilter } from './trail-filter.tsx';
import { useErrorTitle } from '../../ui/window-title.ts';
import '../../ui/panel.css';
import './audit-page.css';

const names = ['person', 'actor', 'action', 'from', 'to'] as const;

function readQuestion(params: URLSearchParams): AuditQuestion {
  return Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
}

/** Who did or saw what, when, and from where. */
function AuditPage() {
  const [params, setParams] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const question = readQuestion(params);
  const key = JSON.stringify(question);
  const ask = (next: AuditQuestion) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)));
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const file = await callForFile('GET /api/admin/audit/export', {
        query: { ...question, bom: 'true' },
      });
      keepFile(
        file,
        `${brand.fileName}-audit-${question.from ?? 'opening'}-to-${question.to ?? 'today'}.csv`,
      );
    } catch (problem) {
      setFailure(
        `The export failed: ${problem instanceof Error ? problem.message : 'unknown reason'}`,
      );
    } finally {
      setBusy(false);
    }
  };
  useErrorTitle(failure !== undefined);
  return (
    <>
      <div className="audit-head">
        <PageHeading detail="Who did or saw what, when, and from where. Each search and export is recorded too.">
          Audit
        </PageHeading>
        <Button
          look="secondary"
          compact
          busy={busy}
          busyLabel="Exporting..."
          onClick={() => void save()}
        >
          Export as CSV
        </Button>
      </div>
      <Alert kind="error">{failure}</Alert>
      <section className="panel" aria-label="Audit trail">
        <TrailFilter key={key} question={question} onAsk={ask} />
        <Trail key={`lines ${key}`} question={question} />
      </section>
    </>
  );
}

export { AuditPage as Page };
