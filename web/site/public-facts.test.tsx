import { expect, test } from 'vitest';
import { shippedPolicies } from '../../config/policy.ts';
import { drawFacts } from './public-facts.tsx';

const drawn = (changed: Partial<Parameters<typeof drawFacts>[0]> = {}) =>
  drawFacts(
    { ...shippedPolicies, office: undefined, holidays: [], ...changed },
    'https://bank.example',
  );

test('the public pages name the yield, the fees and the rates that are in force', () => {
  const { homeFigures, bankFigures, savingsFact, depositFact, loanFacts } = drawn();
  expect(homeFigures).toContain('<b>4.07%</b> APY on savings today');
  expect(homeFigures).toContain('<b>$0.00</b> for a local transfer or a bill');
  expect(savingsFact).toContain('4.07% APY (annual percentage yield)');
  expect(depositFact).toContain('up to $5,000.00 a day');
  expect(loanFacts).toContain('<dt>Auto</dt><dd>5.49% to 13.99%</dd>');
  for (const figure of ['4.07%', '4.99%', '$0.00', '$15.00'])
    expect(bankFigures).toContain(`<dd>${figure}</dd>`);
});

test('a bank that pays nothing on savings, lends nothing or takes no photos promises neither', () => {
  const { homeFigures, bankFigures, savingsFact, depositFact, loanFacts } = drawn({
    savingsRate: { rateBps: 0 },
    loanRates: [],
    checkHold: { ...shippedPolicies.checkHold, perDayMinor: 0 },
  });
  for (const markup of [homeFigures, bankFigures]) expect(markup).not.toMatch(/APY|%/);
  expect([savingsFact, depositFact, loanFacts]).toEqual(['', '', '']);
});

test('fees that differ are each said, and none is called free', () => {
  const { homeFigures } = drawn({ fees: { localMinor: 25, billMinor: 0, internationalMinor: 0 } });
  expect(homeFigures).toContain('<b>$0.25</b> for a local transfer<');
  expect(homeFigures).toContain('<b>$0.00</b> for a bill payment<');
});

test('a purpose at one rate has no range', () => {
  const { loanFacts } = drawn({
    loanRates: [{ purpose: 'home', minimumScore: 300, rateBps: 600 }],
  });
  expect(loanFacts).toContain('<dt>Home</dt><dd>6.00%</dd>');
  expect(loanFacts).not.toContain('Auto');
});

test('what is said of insured deposits is what the specification claims, and no more', () => {
  for (const markup of Object.values(drawn())) expect(markup).not.toMatch(/FDIC/i);
  expect(drawn().homeFigures).toContain('<li>Deposits insured up to $250,000</li>');
});

test('the page about how to reach the bank says until when, or from when on, somebody is there', () => {
  const said = (office: Parameters<typeof drawFacts>[0]['office']) => drawn({ office }).officeState;
  expect(said({ open: true, until: '17:00' })).toBe('Open until 5:00 PM Eastern Time today.');
  const later = { open: false, day: '2026-11-27', opens: '09:00' } as const;
  expect(said({ ...later, isToday: true })).toMatch(/^Opens today at 9:00 AM/);
  expect(said({ ...later, isToday: false })).toMatch(/^Opens Fri, Nov 27 at 9:00 AM/);
  expect(said(undefined)).toBe('');
});

test('each branch stands on the page once', () => {
  const { featuredBranches, branchList } = drawn();
  for (const { name } of shippedPolicies.branches)
    expect(`${featuredBranches}${branchList}`.split(`>${name}<`)).toHaveLength(2);
});
