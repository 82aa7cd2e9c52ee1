import { expect, test } from 'vitest';
import { BackOnline, Offline } from '../../api/failures.ts';
import { type FormEvent, type FormState, nextForm, startForm } from './form-state.ts';

interface Fields {
  amount: string;
  note: string;
  pin: string;
}
interface Order {
  amount: number;
}
type State = FormState<Fields, Order>;

const initial: Fields = { amount: '', note: '', pin: '' };
const attempt = { key: 'k1', values: { amount: 5 } };

const run = (...events: FormEvent<Fields, Order>[]): State =>
  events.reduce<State>(nextForm<Fields, Order>, startForm(initial));

const lostAnswer = { type: 'failed', failure: 'lost', errors: {}, isUnknown: true } as const;

test('an edited field loses its own error, and the others keep theirs', () => {
  const state = run(
    { type: 'checked', errors: { amount: 'Too much.', note: 'Too long.', files: 'Too big.' } },
    { type: 'edited', change: { amount: '5' }, alsoForgets: ['files'] },
  );
  expect(state.errors).toEqual({ note: 'Too long.' });
  expect(state.fields).toEqual({ amount: '5', note: '', pin: '' });
});

test('a failure is gone when anything is edited', () => {
  const state = run(lostAnswer, { type: 'edited', change: { note: 'x' } });
  expect(state.failure).toBeUndefined();
});

test('back online, a form no longer says that it is offline; in doubt it stays as it was', () => {
  const offline = { ...lostAnswer, failure: new Offline(), isUnknown: false };
  expect(run(offline, { type: 'online' }).failure).toEqual(new BackOnline());
  const inDoubt = run({ type: 'sending', attempt }, { ...offline, isUnknown: true });
  expect(nextForm(inDoubt, { type: 'online' })).toBe(inDoubt);
  expect(run(lostAnswer, { type: 'online' }).failure).toBe('lost');
});

test('sent again after a lost answer, it is the same order under the same key', () => {
  const state = run({ type: 'sending', attempt }, lostAnswer);
  expect(state.attempt).toBe(attempt);
  expect(state.phase).toBe('editing');
});

test('an edited order is another order; a PIN typed again is not', () => {
  const lost: FormEvent<Fields, Order>[] = [{ type: 'sending', attempt }, lostAnswer];
  expect(run(...lost, { type: 'edited', change: { amount: '6' } }).attempt).toBeUndefined();
  expect(run(...lost, { type: 'edited', change: { pin: '1' }, isSecret: true }).attempt).toBe(
    attempt,
  );
});

test('what the bank refused for certain is sent under a new key', () => {
  const state = run({ type: 'sending', attempt }, { ...lostAnswer, isUnknown: false });
  expect(state.attempt).toBeUndefined();
});

test('while it is sent, nothing typed is taken', () => {
  const sending = run({ type: 'sending', attempt });
  expect(nextForm(sending, { type: 'edited', change: { amount: '7' } })).toBe(sending);
});

test('secrets are typed again after a failure, and the step to mend is shown', () => {
  const state = run(
    { type: 'edited', change: { amount: '5', pin: '1234' } },
    { type: 'moved', step: 2 },
    { type: 'sending', attempt },
    { ...lostAnswer, errors: { amount: 'Too much.' }, step: 1, cleared: { pin: '' } },
  );
  expect(state.fields).toEqual({ amount: '5', note: '', pin: '' });
  expect(state.step).toBe(1);
  expect(state.errors).toEqual({ amount: 'Too much.' });
});

test('the focus moves after a check, a step and a refusal, never while somebody types', () => {
  const typed = run({ type: 'edited', change: { amount: '5' } });
  expect(typed.focusRequests).toBe(0);
  for (const event of [
    { type: 'checked', errors: { amount: 'Too much.' } },
    { type: 'moved', step: 1 },
    lostAnswer,
  ] as const)
    expect(nextForm(typed, event).focusRequests).toBe(1);
  expect(nextForm(typed, { type: 'sending', attempt }).focusRequests).toBe(0);
});

test('started over, nothing of the last one is left', () => {
  const state = run({ type: 'sending', attempt }, lostAnswer, { type: 'started', fields: initial });
  expect(state).toEqual({ ...startForm(initial), focusRequests: state.focusRequests });
});
