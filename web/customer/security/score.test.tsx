import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Score } from './score.tsx';
import { guardsOf } from './security-state.ts';

const guards = (emailConfirmed: boolean, isSet: boolean) =>
  guardsOf({
    email: 'ines@mail.example',
    emailConfirmed,
    pin: { set: isSet, off: false, lockedUntil: null },
    twoStepsSince: null,
    recoveryCodesLeft: 0,
    passkeys: 0,
  });
const textOf = (markup: string) =>
  markup.replaceAll(/<svg.*<\/svg>/g, '').replaceAll(/<[^>]+>/g, '');

test('the score is said in words, and the drawn line is no more than that for who sees it', () => {
  const markup = renderToStaticMarkup(<Score guards={guards(true, true)} />);
  expect(textOf(markup)).toBe(
    '2 of 5 on: confirmed email and security PIN. ' +
      'Still off: two-step sign-in, passkeys, and recovery codes.',
  );
  expect(markup.match(/security-step-on/g)).toHaveLength(2);
  expect(markup).toMatch(/<svg class="security-steps"[^>]*aria-hidden="true"/);
});

test('with nothing on, it says so', () => {
  expect(textOf(renderToStaticMarkup(<Score guards={guards(false, false)} />))).toMatch(
    /^None of 5 on yet\. Still off: confirmed email, /,
  );
});
