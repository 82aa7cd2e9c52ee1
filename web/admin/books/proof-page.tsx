import { Link } from 'wouter';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isUnderWay, proofsQuery, type Proofs } from '../../api/books-queries.ts';
import { paths } from '../../app/paths.ts';
import { call } from '../../api/client.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { Panel } from '../../ui/panel.tsx';
import { Loaded } from '../loaded.tsx';
import { WithRight } from '../with-right.tsx';
import { StaffHead } from '../staff-head.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { ClosedDays } from './closed-days.tsx';
import { ProofFindings } from './proof-findings.tsx';
import { ProofList } from './proof-list.tsx';
import { ResumeMoney } from './resume-money.tsx';
import { proofSpan, TrailVerdict } from './trail-verdict.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './books.css';

const isAnswered = ({ state }: Proofs['proofs'][number]) => state === 'right' || state === 'wrong';

/**
 * Shows whether the books balance and the trail is unchanged, since when, and the outcome of each
 * proof.
 */
function ProofPage() {
  const queryClient = useQueryClient();
  const query = useQuery(proofsQuery);
  const { data } = query;
  const reload = () => queryClient.invalidateQueries({ queryKey: ['admin', 'books'] });
  const ask = useMutation({
    mutationFn: () => call('POST /api/admin/books/proofs', {}),
    onSettled: reload,
  });
  const underWay = data?.proofs.some(isUnderWay) ?? false;
  const wrongDays = data?.proofs.find(isAnswered)?.dayFindings ?? [];
  const differing = data?.proofs.find(isAnswered)?.controlFindings ?? [];
  const wrong = data?.stop && data.proofs.find(({ id }) => id === data.stop?.proofId);
  return (
    <>
      <StaffHead
        heading="Ledger check"
        detail={data && `Next automatic check ${formatExact(new Date(data.nextAt))}`}
      >
        <Link className="lone-link" to={paths.reconciliation()}>
          Reconciliation
        </Link>
        <WithRight right="run-bank">
          <Button
            busy={ask.isPending || underWay}
            busyLabel="Checking..."
            onClick={() => ask.mutate()}
          >
            Run check
          </Button>
        </WithRight>
      </StaffHead>
      <Alert kind="error">{failureText(ask.error)}</Alert>
      <Loaded what="The checks" query={query} lines={8}>
        {(shown) => (
          <Stack gap={20} className="books-stack">
            <Verdict proofs={shown} />
            {wrong && <ProofFindings title="What is wrong" findings={wrong.findings} />}
            {shown.stop && (
              <WithRight right="run-bank">
                <ResumeMoney mayResume={shown.mayResume} onResumed={reload} />
              </WithRight>
            )}
            {wrongDays.length > 0 && (
              <>
                <Alert kind="error">
                  <strong>A day’s closing or a date is wrong.</strong> Payments continue. Reopen the
                  days below to close them again; for a date, check the clocks of the servers.
                </Alert>
                <ProofFindings title="Closings and dates" findings={wrongDays} />
              </>
            )}
            {differing.length > 0 && (
              <>
                <Alert kind="error">
                  <strong>An account of the bank differs from its table.</strong> Payments continue.{' '}
                  <Link to={paths.reconciliation()}>Reconciliation</Link> shows whether it still
                  does.
                </Alert>
                <ProofFindings title="Control accounts" findings={differing} />
              </>
            )}
            <TrailVerdict proofs={shown} />
            {shown.closedUpTo !== undefined && (
              <ClosedDays
                closedUpTo={shown.closedUpTo}
                reopening={shown.reopening}
                onChanged={reload}
              />
            )}
            <Panel title="Checks">
              <ProofList proofs={shown.proofs} />
            </Panel>
          </Stack>
        )}
      </Loaded>
    </>
  );
}

function Verdict({
  proofs: { balancedSince, provenAt, provenInFullAt, stop, proofs },
}: {
  proofs: Proofs;
}) {
  const last = proofs.find(isAnswered);
  if (balancedSince !== undefined && provenAt !== undefined)
    return (
      <Alert kind={stop ? 'warning' : 'success'}>
        <strong>The books balance</strong> {proofSpan(balancedSince, provenAt)}
        {provenInFullAt !== undefined &&
          provenInFullAt !== provenAt &&
          ` The last full check was as of ${formatExact(new Date(provenInFullAt))}.`}
        {stop && ' Payments are still stopped. Resume them below.'}
      </Alert>
    );
  return (
    <Alert kind={last ? 'error' : 'info'}>
      {last ? (
        <>
          <strong>The ledger check failed.</strong> The last check found places where the ledger
          does not add up.
        </>
      ) : (
        'The books of this bank have not been checked yet.'
      )}
    </Alert>
  );
}

export { ProofPage as Page };
