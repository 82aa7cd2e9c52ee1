import '../../app/configure-zod.ts';
import { useQuery } from '@tanstack/react-query';
import type { Freeze } from '../../../contract/freezes.ts';
import { freezeQuery } from '../../api/freeze-queries.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatExact } from '../../ui/values/format-date.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageTop } from '../page-top.tsx';
import { freezeTexts } from './freeze.texts.ts';
import { LiftForm } from './lift-form.tsx';
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
      <div className="panel-body freeze-body">
        <p>{texts.what}</p>
        <ul>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        <NotMe />
      </div>
    </Panel>
  );
}

function Frozen({ freeze }: { freeze: Freeze }) {
  const { frozenAt, takenBack, factorWanted } = freeze;
  const texts = freezeTexts.frozen;
  return (
    <div className="freeze-panels">
      <Panel title={texts.title}>
        <div className="panel-body freeze-body">
          <p>{texts.since(formatExact(new Date(frozenAt)))}</p>
          {takenBack.map((part) => (
            <p key={part}>{texts.isAgain[part]}</p>
          ))}
          <p>{texts.password}</p>
        </div>
      </Panel>
      {factorWanted === null ? (
        <CallUs reference={freeze.reference} />
      ) : (
        <Panel title={freezeTexts.lift.title}>
          <div className="panel-body freeze-body">
            <LiftForm />
          </div>
        </Panel>
      )}
    </div>
  );
}

function CallUs({ reference }: { reference: string }) {
  const texts = freezeTexts.call;
  return (
    <Panel title={texts.title}>
      <div className="panel-body freeze-body">
        <p>{texts.why}</p>
        <p>
          {texts.how(
            <a href={`tel:${texts.phone.replaceAll(/[^+\d]/g, '')}`}>{texts.phone}</a>,
            <strong>{reference}</strong>,
          )}
        </p>
      </div>
    </Panel>
  );
}

export { FreezePage as Page };
