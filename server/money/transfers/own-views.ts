import type { OnWire } from '../../../contract/amounts-on-wire.ts';
import type { OwnTransfer, Transfer } from '../../../contract/transfers.ts';
import type { SignedInContext } from '../../context.ts';
import { findNicknames } from './nicknames-store.ts';

type Own<View> = View & Pick<OwnTransfer, 'nickname'>;

/** Orders as their own customer reads them: each with what the customer calls its payee. */
export async function ownViews<View extends OnWire<Transfer>>(
  { bank, session }: SignedInContext,
  views: readonly View[],
): Promise<Own<View>[]> {
  if (views.length === 0) return [];
  const nicknames = await findNicknames(
    bank.db,
    session.userId,
    views.map(({ _id }) => _id),
  );
  return views.map((view) => ({ ...view, nickname: nicknames.get(view._id) ?? null }));
}

export async function ownView<View extends OnWire<Transfer>>(
  ctx: SignedInContext,
  view: View,
): Promise<Own<View>> {
  const [own] = await ownViews(ctx, [view]);
  return own as Own<View>;
}
