import { Visitor } from 'oxc-parser';
import type { Check, Finding } from './check.ts';
import { lineAt, parse } from './parse.ts';
import { filesWhere, isCode, isTest } from './tree.ts';

/** Calls that read or write a moment by the clock of the device, which is not the bank's. */
const ofTheDevice =
  /^(toLocale(Date|Time)String|get(Hours|Minutes|Seconds|Day|Date|Month|FullYear|TimezoneOffset)|set(Hours|Date|Month|FullYear))$/;

// The greeting is for the reader's own morning.
const readersClock = 'web/customer/dashboard/dashboard-page.tsx';

const isScreen = (file: string) =>
  isCode(file) && file.startsWith('web/') && !isTest(file) && file !== readersClock;

export const bankDays: Check = {
  rule: 'a day on the screen is a day of the bank',
  find: (tree) => filesWhere(tree, isScreen).flatMap(([file, text]) => findDeviceDays(file, text)),
};

function findDeviceDays(file: string, text: string): Finding[] {
  const findings: Finding[] = [];
  const report = (start: number, what: string) =>
    findings.push({
      file,
      line: lineAt(text, start),
      problem: `${what} is not the bank's, so rows and filters would name different days`,
      mend: 'write it by web/ui/values/format-date.ts, or read it by web/bank/bank-clock.ts',
    });
  const needsZone = ({ start, end }: { start: number; end: number }, name: string) => {
    if (!/\btimeZone\b/.test(text.slice(start, end)))
      report(start, `the day of ${name} without a time zone`);
  };
  const look = (called: {
    callee: { type: string; start: number; end: number };
    start: number;
    end: number;
  }) => {
    const callee = text.slice(called.callee.start, called.callee.end);
    const name = callee.split('.').at(-1) ?? '';
    if (callee === 'Intl.DateTimeFormat') needsZone(called, callee);
    else if (/new Date\(.*\)\??\.toLocaleString$/s.test(callee))
      needsZone(called, 'toLocaleString');
    else if (/^new Date\(\)\.toISOString\(\)\.slice$/.test(callee))
      report(called.start, 'the day of London');
    else if (called.callee.type === 'MemberExpression' && ofTheDevice.test(name))
      report(called.start, `the day of ${name}`);
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parse(file, text).program);
  return findings;
}
