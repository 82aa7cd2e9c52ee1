import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useParams } from '../../app/navigation/address.ts';
import { paths } from '../../app/paths.ts';
import { voucherQuery } from '../../api/voucher-queries.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Panel } from '../../ui/panel.tsx';
import { BooksBack } from '../books/books-back.tsx';
import { Loaded } from '../loaded.tsx';
import { StaffHead } from '../staff-head.tsx';
import { VoucherFacts } from './voucher-facts.tsx';

/** One voucher with both people, what it does or did, and its evidence. */
function VoucherPage() {
  const { id = '' } = useParams();
  const query = useQuery(voucherQuery(id));
  const { data } = query;
  return (
    <>
      <BooksBack to="journal" />
      <StaffHead heading={data?.voucher.reference ?? 'Voucher'} />
      <Loaded what="The voucher" query={query} lines={8}>
        {(one) => (
          <Panel title={stateOf(one.decision?.outcome)} className="voucher-panel">
            <Stack gap={16} className="panel-body">
              <VoucherFacts one={one} />
              {one.decision === null && (
                <p>
                  <Link className="lone-link" to={paths.voucherQueue(id)}>
                    Decide it in its queue
                  </Link>
                </p>
              )}
            </Stack>
          </Panel>
        )}
      </Loaded>
    </>
  );
}

function stateOf(outcome: 'approved' | 'declined' | undefined): string {
  if (outcome === undefined) return 'Waiting for a second person';
  return outcome === 'approved' ? 'Posted' : 'Declined';
}

export { VoucherPage as Page };
