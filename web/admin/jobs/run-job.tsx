import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobView } from '../../../contract/bank-day.ts';
import { bankDayQuery } from '../../api/bank-day-query.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import type { Happened } from '../users/happened.ts';
import { jobTitle } from './job-title.ts';
import { countText } from '../../ui/values/format.ts';

interface RunJobProps {
  job: JobView;
  onHappened: (happened: Happened | undefined) => void;
}

/** Runs one job now, until it finds no more work. */
export function RunJob({ job: { name, waits, underWay }, onHappened }: RunJobProps) {
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: () => call('POST /api/admin/jobs/{name}/run', { params: { name } }),
    onMutate: () => onHappened(undefined),
    onSuccess: ({ done, error, endedAt }) => {
      if (error !== undefined)
        onHappened({ kind: 'error', text: `${jobTitle(name)} failed: ${error}` });
      else
        onHappened({
          kind: 'success',
          text:
            `${jobTitle(name)}: ` +
            (endedAt === undefined
              ? 'still under way.'
              : done === 0
                ? 'nothing to do.'
                : `${countText(done)} done.`),
        });
    },
    onError: (failure) => onHappened({ kind: 'error', text: failure.message }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankDayQuery.queryKey }),
  });
  return (
    <Button
      look="quiet"
      compact
      busy={run.isPending || underWay}
      busyLabel="Running..."
      aria-label={`Run now: ${jobTitle(name)}`}
      disabledReason={waits ? 'Payments are stopped' : undefined}
      onClick={() => run.mutate()}
    >
      Run now
    </Button>
  );
}
