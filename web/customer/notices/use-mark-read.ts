import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Notice } from '../../../contract/people/notices.ts';
import { call } from '../../api/client.ts';
import { noticesQuery } from '../../api/notices-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { whenInSight } from '../../app/when-in-sight.ts';
import { announceSuccess } from '../frame/announce-success.ts';
import { noticesTexts } from './notices.texts.ts';

const texts = noticesTexts.useMarkRead;

/** Marks as read what is shown, once it is in sight, and everything when it is asked to. */
export function useMarkRead(notices: readonly Notice[]) {
  const queryClient = useQueryClient();
  const [timesAll, setTimesAll] = useState(0);
  const { mutate, isError, isPending } = useMutation({
    mutationFn: (body: { newest: string; oldest?: string }) =>
      call('POST /api/users/notices/read', { body }),
    onSuccess: async (_, { oldest }) => {
      // The count first: with the list first, the page would for a moment offer to mark older ones.
      await queryClient.invalidateQueries(userQuery);
      await queryClient.invalidateQueries(noticesQuery);
      if (oldest !== undefined) return;
      announceSuccess(texts.allNoticesAreMarkedAs);
      setTimesAll((times) => times + 1);
    },
  });
  const unread = notices.filter(({ isRead }) => !isRead);
  const newest = unread[0]?._id;
  const oldest = unread.at(-1)?._id;
  useEffect(() => {
    if (newest === undefined || oldest === undefined) return undefined;
    return whenInSight(() => mutate({ newest, oldest }));
  }, [newest, oldest, mutate]);
  return {
    failed: isError,
    busy: isPending,
    timesAll,
    markAll: (upTo: string) => mutate({ newest: upTo }),
  };
}
