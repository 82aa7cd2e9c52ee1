import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../contract/values/money.ts';
import { voucherQuery, voucherQueueQuery } from '../../api/voucher-queries.ts';
import { Loaded } from '../loaded.tsx';
import { CaseSheet } from '../queues/case-sheet.tsx';
import { QueuePage } from '../queues/queue-page.tsx';
import { VoucherDecision } from './voucher-decision.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

function VoucherQueuePage() {
  return (
    <QueuePage
      kind="voucher"
      queue={useQuery(voucherQueueQuery)}
      line={({ voucher }) => ({
        name: voucher.reason,
        detail: `${voucher.reference} · by ${voucher.isYours ? 'you' : voucher.proposedBy}`,
        figure: formatMoney({ minor: voucher.amount, currency: voucher.currency }),
      })}
      emptyReason="Vouchers of colleagues show up here for a second person. New ones are made under Journal."
    >
      {({ id, decided }) => <VoucherCase id={id} onDecided={decided} />}
    </QueuePage>
  );
}

interface VoucherCaseProps {
  id: string;
  onDecided: (notice: string) => void;
}

/** One voucher that waits for a second person: what it does, its evidence; and the decision. */
function VoucherCase({ id, onDecided }: VoucherCaseProps) {
  const query = useQuery(voucherQuery(id));
  return (
    <Loaded what="The voucher" query={query} lines={8}>
      {(one) => (
        <CaseSheet decision={<VoucherDecision one={one} onDecided={onDecided} />}>
          <VoucherFacts one={one} />
        </CaseSheet>
      )}
    </Loaded>
  );
}

export { VoucherQueuePage as Page };
