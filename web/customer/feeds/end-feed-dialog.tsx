import { useQueryClient } from '@tanstack/react-query';
import type { Feed } from '../../../contract/money/feeds.ts';
import { call } from '../../api/client.ts';
import { feedsQuery } from '../../api/feeds-query.ts';
import { FormDialog } from '../../app/form-dialog.tsx';
import { useDeed } from '../../app/use-deed.ts';
import { announceSuccess } from '../frame/announce-success.ts';
import { feedsTexts } from './feeds.texts.ts';

const texts = feedsTexts.endDialog;

interface EndFeedDialogProps {
  feed: Feed;
  onEnded: () => void;
  onClose: () => void;
}

/** Asks before an app is ended: it would need a new token. */
export function EndFeedDialog({ feed, onEnded, onClose }: EndFeedDialogProps) {
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    const { message } = await call('DELETE /api/users/feeds/{id}', { params: { id: feed._id } });
    announceSuccess(message);
    await queryClient.invalidateQueries(feedsQuery);
    onClose();
    onEnded();
  });
  return (
    <FormDialog
      title={texts.title(feed.name)}
      form={form}
      confirmLabel={texts.end}
      busyLabel={texts.ending}
      look="danger"
      onCancel={onClose}
    >
      <p>{texts.what}</p>
    </FormDialog>
  );
}
