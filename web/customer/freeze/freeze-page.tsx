import '../../app/configure-zod.ts';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { useDeed } from '../../app/use-deed.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { failureText } from '../../ui/form/failure-text.ts';
import { Form } from '../../ui/form/form.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { announceSuccess } from '../frame/announce-success.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Freeze } from '../../../contract/people/freezes.ts';
import { freezeQuery } from '../../api/freeze-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { MoneyText } from '../../ui/money/money-text.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PageTop } from '../frame/page-top.tsx';
import { freezeTexts } from './freeze.texts.ts';
import { NotMe } from './not-me.tsx';
import './freeze-page.css';

/** Where a customer freezes the account, reads that it is, and lifts it. */
function FreezePage() {
  const query = useQuery(freezeQuery);
  return (
    <>
      <PageTop heading={freezeTexts.heading} detail={freezeTexts.detail} />
      <LoadFailed text={freezeTexts.notLoaded} query={query} />
      {query.isPending && <Skeleton lines={5} />}
      {query.data === null && <NotFrozen />}
      {query.data && <Frozen freeze={query.data} />}
    </>
  );
}

function NotFrozen() {
  const texts = freezeTexts.open;
  return (
    <Panel title={texts.title} className="freeze-page">
      <Stack gap={12} align="start" className="panel-body freeze-body">
        <p>{texts.what}</p>
        <ul>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <NotMe />
      </Stack>
    </Panel>
  );
}

function Frozen({ freeze }: { freeze: Freeze }) {
  const { frozenAt, takenBack, canceledOrders, factorWanted } = freeze;
  const texts = freezeTexts.frozen;
  return (
    <Stack gap={24} className="freeze-panels">
      <Panel title={texts.title}>
        <Stack gap={12} align="start" className="panel-body freeze-body">
          <p>{texts.since(formatExact(new Date(frozenAt)))}</p>
          {takenBack.map((part) => (
            <p key={part}>{texts.isAgain[part]}</p>
          ))}
          <p>{texts.password}</p>
        </Stack>
      </Panel>
      {canceledOrders.length > 0 && <Canceled orders={canceledOrders} />}
      {factorWanted === null ? (
        <CallUs reference={freeze.reference} />
      ) : (
        <Panel title={freezeTexts.lift.title}>
          <Stack gap={12} align="start" className="panel-body freeze-body">
            <LiftForm />
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}

function Canceled({ orders }: { orders: Freeze['canceledOrders'] }) {
  const texts = freezeTexts.canceled;
  return (
    <Panel title={texts.title}>
      <Stack gap={12} align="start" className="panel-body freeze-body">
        <p>{texts.what}</p>
        <ul>
          {orders.map(({ _id: id, to, recurs, amount, currency, orderedAt }) => (
            <li key={id}>
              {texts.order({
                to,
                recurs,
                amount: <MoneyText amount={amount} currency={currency} />,
                at: formatExact(new Date(orderedAt)),
              })}
            </li>
          ))}
        </ul>
        <p>{texts.again}</p>
      </Stack>
    </Panel>
  );
}

function CallUs({ reference }: { reference: string }) {
  const texts = freezeTexts.call;
  return (
    <Panel title={texts.title}>
      <Stack gap={12} align="start" className="panel-body freeze-body">
        <p>{texts.why}</p>
        <p>
          {texts.how(
            <a href={`tel:${texts.phone.replaceAll(/[^+\d]/g, '')}`}>{texts.phone}</a>,
            <strong>{reference}</strong>,
          )}
        </p>
      </Stack>
    </Panel>
  );
}

/** Ends the freeze with the factor that is older than what is in doubt. */
function LiftForm() {
  const texts = freezeTexts.lift;
  const queryClient = useQueryClient();
  const form = useDeed(async () => {
    announceSuccess((await call('POST /api/users/freeze/lift', { body: {} })).message);
    await queryClient.invalidateQueries();
  });
  return (
    <Form form={form} method="post">
      <Alert kind="error">{failureText(form.failure)}</Alert>
      <p>
        {texts.check((text) => (
          <Link to={paths.payBills()}>{text}</Link>
        ))}
      </p>
      <Button type="submit" wide busy={form.isBusy} busyLabel={texts.busy}>
        {texts.button}
      </Button>
    </Form>
  );
}

export { FreezePage as Page };
