import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useState } from 'react';
import { accountsQuery } from '../../api/account-queries.ts';
import { identityQuery } from '../../api/identity-queries.ts';
import { pinStateQuery } from '../../api/pin-query.ts';
import { userQuery } from '../../api/user-queries.ts';
import { useWaitingDraft } from '../../app/drafts/use-waiting-draft.ts';
import { latePart } from '../../app/navigation/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import type { KnownBill } from './bill-draft.ts';
import { NextBills } from './next-bills.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './pay-bills-page.css';
import { billsTexts } from './bills.texts.ts';
import { wireWordsTexts } from '../../bank/bank.texts.ts';

const texts = billsTexts.payBillsPage;

const PayBillDialog = latePart(async () => (await import('./pay-bill-dialog.tsx')).PayBillDialog, {
  lost: 'window',
});

/** The six categories, and what people look for under each. */
const categories = [
  ['Utilities', texts.electricityGasWater],
  ['Rent', texts.apartmentGarageStorage],
  ['Subscriptions', texts.newsMusicGym],
  ['Tuition', texts.schoolUniversityCourses],
  ['Insurance', texts.homeCarHealth],
  ['Others', texts.everythingElse],
] as const;

function PayBillsPage() {
  /** The fields the dialog opened with; undefined while it is closed. */
  const [openedFor, setOpenedFor] = useState<KnownBill>();
  const close = useCallback(() => setOpenedFor(undefined), []);
  const accounts = useQuery(accountsQuery);
  useQuery(pinStateQuery);
  useQuery(identityQuery);
  useWaitingDraft('pay-bill', useQuery(userQuery).data?._id, () => setOpenedFor({}));
  const opening = (known: KnownBill) => ({
    onClick: () => setOpenedFor(known),
    onPointerEnter: PayBillDialog.fetchAhead,
    onFocus: PayBillDialog.fetchAhead,
  });
  return (
    <>
      <PageTop heading={texts.payBills} detail={texts.payABillOnceOr} />
      <LoadFailed text={texts.failedToFetchUserData} query={accounts} />
      <Stack gap={24}>
        <NextBills
          aside={<Button {...opening({})}>{texts.payABill}</Button>}
          onPay={setOpenedFor}
        />
        <Panel title={texts.chooseACategory} className="screen-only">
          <ul className="bill-categories">
            {categories.map(([category, examples]) => (
              <li key={category}>
                <button type="button" className="bill-category" {...opening({ category })}>
                  <span>
                    <strong>{wireWordsTexts.category(category)}</strong>
                    <span className="muted">{examples}</span>
                  </span>
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
          </ul>
        </Panel>
      </Stack>
      {openedFor !== undefined && (
        <Suspense fallback={null}>
          <PayBillDialog known={openedFor} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

export { PayBillsPage as Page };
