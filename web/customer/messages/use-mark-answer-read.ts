import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Conversation } from '../../../contract/people/conversations.ts';
import { call } from '../../api/client.ts';
import { conversationsQuery } from '../../api/conversation-queries.ts';
import { noticesQuery } from '../../api/notices-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { whenInSight } from '../../app/when-in-sight.ts';

/** Marks an answer that is open and in sight as read, and so the notice that announced it. */
export function useMarkAnswerRead(conversation: Conversation | undefined): void {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: { about: string; newest: string }) =>
      call('POST /api/users/notices/read', { body }),
    onSuccess: async () =>
      await Promise.all(
        [userQuery, conversationsQuery, noticesQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  const about = conversation?._id;
  const newest = conversation?.unreadNotice ?? undefined;
  useEffect(
    () =>
      about === undefined || newest === undefined
        ? undefined
        : whenInSight(() => mutate({ about, newest })),
    [about, newest, mutate],
  );
}
