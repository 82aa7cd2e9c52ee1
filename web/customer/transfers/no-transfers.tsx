import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/lists/empty-state.tsx';
import { transfersTexts } from './transfers.texts.ts';

const texts = transfersTexts.noTransfers;

interface NoTransfersProps {
  search: string;
  filtered?: boolean;
  /** There are some, on other pages. */
  elsewhere?: boolean;
}

/** Says why the list is empty, and what to do next. */
export function NoTransfers({ search, filtered = false, elsewhere = false }: NoTransfersProps) {
  if (elsewhere)
    return <EmptyState title={texts.nothingOnThisPage} reason={texts.choosePageBelow} />;
  if (search !== '')
    return <EmptyState title={texts.nothingMatches(search)} reason={texts.tryANameAnAmount} />;
  if (filtered)
    return (
      <EmptyState title={texts.nothingMatchesTheseFilters} reason={texts.chooseOtherDaysOther} />
    );
  return (
    <EmptyState
      title={texts.noTransactionsYet}
      reason={texts.moneyYouSendAndReceive}
      action={
        <Link className={buttonClass({ look: 'secondary', compact: true })} to={paths.deposit()}>
          {texts.depositMoney}
        </Link>
      }
    />
  );
}
