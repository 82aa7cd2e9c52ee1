import { expect, test } from 'vitest';
import {
  goesToForm,
  nextPayment,
  type PaymentEvent,
  type PaymentState,
  startPayment,
  windowOf,
} from './payment-state.ts';

const payment = '123456789,021000021,750 USD';
const run = (...events: PaymentEvent[]): PaymentState => events.reduce(nextPayment, startPayment);
const press = (of: string | undefined = payment) => ({ type: 'pressed', payment: of }) as const;

/** The answers of a careful payer, but for the ones given. */
const answers = (said: { asked?: boolean; secret?: boolean; checked?: boolean } = {}) =>
  (
    [
      ['askedByOthers', said.asked ?? false],
      ['toldToKeepSecret', said.secret ?? false],
      ['checkedNumber', said.checked ?? true],
    ] as const
  ).map(([question, each]) => ({ type: 'answered', payment, question, said: each }) as const);

const atLastStep = {
  form: { phase: 'editing', step: 2, isTouched: true },
  steps: 3,
  payment,
  isPriced: true,
} as const;

test('without a pause a press goes to the form, and no answers go with the signature [D-38]', () => {
  expect(goesToForm(startPayment, undefined)).toBe(true);
  expect(run({ type: 'pressed', payment: undefined }).signed).toBeUndefined();
});

test('Continue with a question open is a miss, which coming back to the step forgets [D-38]', () => {
  const missed = run(...answers().slice(1), press());
  expect(missed.pause).toMatchObject({ phase: 'asking', isMissed: true });
  expect(goesToForm(missed, payment)).toBe(false);
  expect(nextPayment(missed, { type: 'leftStep' }).pause).toMatchObject({ isMissed: false });
});

test('careful answers let the next press through, and go with the signature [D-38]', () => {
  const over = run(...answers(), press());
  expect(over.pause?.phase).toBe('over');
  expect(over.signed).toBeUndefined();
  expect(goesToForm(over, payment)).toBe(true);
  expect(nextPayment(over, press()).signed).toEqual({
    askedByOthers: false,
    toldToKeepSecret: false,
    checkedNumber: true,
  });
});

test('a sign of a scam warns, and only who says to go on gets to the signature [D-38]', () => {
  const warned = run(...answers({ asked: true }), press());
  expect(warned.pause?.phase).toBe('warned');
  expect(goesToForm(nextPayment(warned, press()), payment)).toBe(false);
  const gone = nextPayment(warned, { type: 'wentOn', payment });
  expect(goesToForm(gone, payment)).toBe(true);
  expect(nextPayment(gone, press()).signed).toMatchObject({ askedByOthers: true });
});

test('another amount or payee asks again, and takes no answers of the one before [D-38]', () => {
  const over = run(...answers(), press());
  expect(goesToForm(over, 'another payment')).toBe(false);
  expect(nextPayment(over, press('another payment')).signed).toBeUndefined();
  // Below the limit nothing is asked: nothing that was said before is sent.
  const signed = nextPayment(over, press());
  expect(nextPayment(signed, { type: 'pressed', payment: undefined }).signed).toBeUndefined();
});

test('the key of an order that went out is known until its outcome is', () => {
  const out = run({ type: 'begun', again: undefined }, { type: 'left', key: 'k1' });
  expect(out.left).toBe('k1');
  expect(nextPayment(out, { type: 'settled' }).left).toBeUndefined();
  // Sent again after a lost answer, it is the same order from the first moment on.
  expect(nextPayment(out, { type: 'begun', again: 'k1' }).left).toBe('k1');
  expect(nextPayment(out, { type: 'begun', again: undefined }).left).toBeUndefined();
});

test('the window says that it is slow, then that it asks, and never slow again after that', () => {
  const sending = { ...atLastStep, form: { ...atLastStep.form, phase: 'sending' } } as const;
  const says = (state: PaymentState) => windowOf(state, sending).progress;
  const slow = run({ type: 'begun', again: undefined }, { type: 'slow' });
  expect(says(startPayment)).toBe('sending');
  expect(says(slow)).toBe('slow');
  const asking = nextPayment(slow, { type: 'doubted' });
  expect(says(asking)).toBe('checking');
  expect(says(nextPayment(asking, { type: 'slow' }))).toBe('checking');
  expect(says(nextPayment(asking, { type: 'begun', again: 'k1' }))).toBe('sending');
  expect(windowOf(asking, atLastStep)).toMatchObject({ progress: 'editing', isUnderway: false });
});

test('the signature is asked for in the last step, once there is a price and no question', () => {
  const over = run(...answers(), press());
  expect(windowOf(over, atLastStep)).toMatchObject({ signs: true, pauses: false });
  expect(windowOf(startPayment, atLastStep)).toMatchObject({ signs: false, pauses: true });
  expect(windowOf(over, { ...atLastStep, isPriced: false }).signs).toBe(false);
  const earlier = { ...atLastStep, form: { ...atLastStep.form, step: 1 } };
  expect(windowOf(over, { ...earlier, payment: undefined })).toMatchObject({
    signs: false,
    isLastStep: false,
  });
});

test('an untouched window is not begun: its later steps are not fetched yet', () => {
  const first = { ...atLastStep, form: { phase: 'editing', step: 0, isTouched: false } } as const;
  expect(windowOf(startPayment, first).isBegun).toBe(false);
  expect(
    windowOf(startPayment, { ...first, form: { ...first.form, isTouched: true } }).isBegun,
  ).toBe(true);
  expect(windowOf(startPayment, { ...first, form: { ...first.form, step: 1 } }).isBegun).toBe(true);
});
