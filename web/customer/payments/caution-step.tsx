import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { pointsToScam } from '../../../contract/values/points-to-scam.ts';
import { bankQuery } from '../../api/bank-query.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedField } from '../../ui/fields/segmented-field.tsx';
import { useFocusOnChange } from '../../ui/use-focus-on-change.ts';
import './payments.css';
import { cautionTexts as texts } from './payments.texts.ts';
import { answersOf, type Question } from './payment-state.ts';
import type { Caution } from './use-caution.ts';

const questions = Object.keys(texts.questions) as Question[];

/**
 * The questions that banks ask before a large first payment: what only a scammer does, and what a
 * careful payer has done. Nothing is prohibited; the way out is the one in sight.
 */
export function CautionStep({ caution }: { caution: Caution }) {
  const place = useRef<HTMLDivElement>(null);
  useFocusOnChange(place, caution.phase);
  return (
    <section className={`caution caution-${caution.phase}`} aria-label={texts.beforeYouPay}>
      <div ref={place} tabIndex={-1}>
        {caution.phase === 'asking' && <Questions caution={caution} />}
        {caution.phase === 'warned' && <Warning onGoOn={caution.goOn} />}
        {caution.phase === 'over' && <p className="small">{overText(caution)}</p>}
      </div>
    </section>
  );
}

function Questions({ caution: { answers, answer, isMissed } }: { caution: Caution }) {
  return (
    <>
      <h3>{texts.beforeYouPay}</h3>
      <p>{texts.why}</p>
      {questions.map((question) => {
        const said = answers[question];
        return (
          <SegmentedField
            key={question}
            label={texts.questions[question]}
            short
            name={question}
            choices={[texts.yes, texts.no]}
            chosen={said === undefined ? '' : said ? texts.yes : texts.no}
            error={isMissed && said === undefined ? texts.pleaseChoose : undefined}
            onChoose={(choice) => answer(question, choice === texts.yes)}
          />
        );
      })}
    </>
  );
}

function Warning({ onGoOn }: { onGoOn: () => void }) {
  const phone = useQuery(bankQuery).data?.phone ?? '';
  return (
    <>
      <h3>{texts.likelyAScam}</h3>
      <p>{texts.whatToDo(<a href={telephoneLink(phone)}>{phone}</a>)}</p>
      <p>
        {texts.nothingWasSent}{' '}
        <Button look="quiet" compact onClick={onGoOn}>
          {texts.goOn}
        </Button>
      </p>
    </>
  );
}

function overText(caution: Caution): string {
  const answers = answersOf(caution);
  if (answers && pointsToScam(answers)) return texts.wentOn;
  return answers?.checkedNumber === false ? texts.checkFirst : texts.answersAreKept;
}
