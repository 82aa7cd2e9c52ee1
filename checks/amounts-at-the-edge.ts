import type { Check, Finding } from './check.ts';
import { lineAt } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

interface Rule {
  /** Where it holds. */
  where: RegExp;
  what: RegExp;
  problem: string;
  mend: string;
  /** Where it is right, and why. */
  but: Record<string, string>;
}

const rules: Rule[] = [
  {
    where: /^server\//,
    what: /\b(?:answeredNumber|jsonText|minorFromNumber|numberFromMinor)\b/g,
    problem: 'an amount is read or written outside of the edge',
    mend: 'answer minor units: `amount` of the contract writes them as the wire has them',
    but: {
      'server/base/exact-minor.ts': 'reads the amounts of a body',
      'server/ledger/postgresql/encode-call.ts': 'a claim keeps an answer as it was sent',
      'server/money/transfers/order-answer.ts': 'the same answer, drawn from its order again',
    },
  },
  {
    where: /^web\//,
    what: /\b(?:exactMinor|minorFromNumber|numberFromMinor|parseDecimal)\b|\.json\(\)/g,
    problem: 'an amount is read or written outside of the edge',
    mend: 'take what `call` answers and give it what it takes: amounts are in minor units there',
    but: {
      'web/api/client.ts': 'the edge; a refusal names its amounts in minor units',
      'web/api/post-json.ts': 'public pages, which read no amount',
      'web/ui/fields/typed-amount.ts': 'asks the schema of the contract about what is typed',
      'web/customer/transfers/saved-filter.ts': 'an amount that somebody typed, in an address',
      'web/admin/policy/policy-field.ts': 'a percentage that somebody types',
    },
  },
  {
    where: /^web\/(?:customer|bank|device|ui\/(?!money\/))/,
    what: /\b(?:formatMoney|formatUsd|moneyText|alwaysShown)\b/g,
    problem: 'an amount that stays where amounts are hidden',
    mend: 'draw it with `MoneyText`, or write it with `useAmountText`',
    but: {
      'web/customer/bills/change-summary.tsx': 'what is signed',
      'web/customer/loans/loan-offer-dialogs.tsx': 'what is signed',
      'web/customer/loans/loan-schedule.tsx': 'the loan that is being typed',
      'web/customer/loans/loan-sliders.tsx': 'what is typed, and heard of the slider',
      'web/customer/loans/loan-summary.tsx': 'the loan that is being typed',
      'web/customer/loans/pay-off-loan.tsx': 'what is signed',
      'web/customer/payments/pin-step.tsx': 'a limit of the bank, the same for everybody',
      'web/customer/payments/summary.tsx': 'what is signed',
      'web/customer/transfers/international-summary.tsx': 'what is signed',
      'web/customer/transfers/quote-panel.tsx': 'the price of what is being typed',
      'web/device/keep-last-seen.tsx': 'sealed; the page that opens it hides it by itself',
    },
  },
  {
    where: /^web\//,
    // A typed text has no value until it is an amount.
    what: /(?<!parseTypedAmount\([^;\n]*\) )\?\? 0n\b/g,
    problem: 'a figure that is not known, or not yet, would read $0.00',
    mend: 'leave out what says it until it is known',
    but: {
      'web/admin/books/books-verdict.ts': 'a currency without any account has nothing on its sides',
      'web/admin/loans/running-loans-page.tsx': 'what has not been paid out is not owed',
      'web/admin/user-sheet/dishonor-check.tsx': 'an accepted check has an amount',
      'web/admin/users/fund-form.tsx': 'compared, and not shown',
      'web/customer/accounts/hill-reasons.ts': 'a chart without days has no change',
      'web/customer/loans/loan-schedule.tsx': 'a group of months has a last one',
      'web/customer/scheduled/coming-payments.ts': 'compared with what is due; none is no account',
    },
  },
  {
    where: /^web\/(?:customer|bank|device|ui)\//,
    what: /\bdecimalText\b/g,
    problem: 'the digits of an amount, which stay where amounts are hidden',
    mend: 'draw it with `MoneyText`, or write it with `useAmountText`',
    but: {
      'web/customer/accounts/hill-reasons.ts': 'a question to the bank',
      'web/customer/bills/change-draft.ts': 'a field to type in',
      'web/customer/bills/known-bill.ts': 'a field to type in',
      'web/customer/deposit/use-check-deposit.ts': 'what was typed, in a form of files',
      'web/customer/loans/loan-rules.ts': 'what was typed',
      'web/customer/savings/goal-dialog.tsx': 'a field to type in, empty where amounts are hidden',
      'web/customer/transfers/amount-range.ts': 'what was typed, in an address',
      'web/customer/transfers/international-transfer-draft.ts': 'a field to type in',
      'web/customer/transfers/local-transfer-draft.ts': 'a field to type in',
    },
  },
];

export const amountsAtTheEdge: Check = {
  rule: 'amounts are minor units from the edge on, and parts that hide write them',
  find: (tree) =>
    rules.flatMap(({ where, what, problem, mend, but }) => {
      const code = filesWhere(tree, (file) => isCode(file) && where.test(file) && !isTest(file));
      const found = code
        .filter(([file]) => !(file in but))
        .flatMap(([file, text]) =>
          [...text.matchAll(what)].map(
            ({ index }): Finding => ({ file, line: lineAt(text, index), problem, mend }),
          ),
        );
      const unneeded = code
        .filter(([file, text]) => file in but && text.search(what) === -1)
        .map(
          ([file]): Finding => ({
            file,
            problem: 'it is named by checks/amounts-at-the-edge.ts without need',
            mend: 'take it from that list',
          }),
        );
      return [...found, ...unneeded];
    }),
};
