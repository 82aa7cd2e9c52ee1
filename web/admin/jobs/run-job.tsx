import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JobView } from '../../../contract/staff/bank-day.ts';
import { bankDayQuery } from '../../api/bank-day-query.ts';
import { call } from '../../api/client.ts';
import { buttonClass } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/frame/menu-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Happened } from '../users/happened.ts';
import { jobTitle } from './job-title.ts';
import { countText } from '../../ui/values/format.ts';
import { failureText } from '../../ui/form/failure-text.ts';

interface RunJobProps {
  job: JobView;
  onHappened: (happened: Happened | undefined) => void;
}

/**
 * Runs one job now, until it finds no more work. It is in a menu, because what is due runs by itself.
 * A job that waits until money may move has no menu; its result says why.
 */
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
    onError: (failure) => onHappened({ kind: 'error', text: failureText(failure) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bankDayQuery.queryKey }),
  });
  const isRunning = run.isPending || underWay;
  if (waits) return null;
  return (
    <>
      <MenuButton
        label={jobTitle(name)}
        className={buttonClass({ look: 'quiet', compact: true })}
        items={[
          {
            label: 'Run now',
            icon: 'clock',
            whyNot: isRunning ? 'It is running now.' : undefined,
            onChoose: () => run.mutate(),
          },
        ]}
      >
        {/* It stays while the job runs, so that the focus is not lost. */}
        {isRunning ? 'Running...' : 'More'}
        <span className="visually-hidden"> {jobTitle(name)}</span>
        <Icon name="chevron-down" small />
      </MenuButton>
      {/* A run that comes by itself, every second, is not announced. */}
      <span className="visually-hidden" role="status">
        {run.isPending && `${jobTitle(name)} is running.`}
      </span>
    </>
  );
}
