import { ownMoveLabel } from '../../../contract/money/payment-kinds.ts';
import { ScheduledTransfers } from '../transfers/scheduled-transfers.tsx';

/** Moves between own accounts that wait for their day, on the page of an account they go to. */
export const ScheduledMoves = () => <ScheduledTransfers category={ownMoveLabel} />;
