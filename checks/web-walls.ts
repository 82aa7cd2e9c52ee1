import type { Finding } from './check.ts';
import type { Import } from './imports.ts';
import { isTest } from './tree.ts';

/** What a folder of web/ must not import, unless it is named in `but`, and what to do instead. */
const walls: { from: string; not: string[]; but?: string[]; mend: string }[] = [
  {
    // A form tells a refusal from a lost answer, and sends again under the same key.
    from: 'web/ui/form/',
    not: [
      'contract/',
      'web/bank/',
      'web/api/',
      'web/app/',
      'web/customer/',
      'web/admin/',
      'web/site/',
      '@tanstack/react-query',
    ],
    but: [
      'contract/field-text.texts.es.ts',
      'contract/field-text.texts.ts',
      'web/api/failures.ts',
      'web/api/idempotency-key.ts',
    ],
    mend: 'a form shows what it is given: take the call as `send`',
  },
  {
    from: 'web/ui/',
    not: [
      'contract/',
      'web/bank/',
      'web/api/',
      'web/app/',
      'web/customer/',
      'web/admin/',
      'web/site/',
      '@tanstack/react-query',
    ],
    // Money, numbers, days and languages, which are no noun of a bank.
    but: [
      'contract/bank-zone.ts',
      'contract/calendar-day.ts',
      'contract/exact-moment.ts',
      'contract/locale.texts.ts',
      'contract/money.ts',
      'contract/numbers.ts',
      'contract/share-of.ts',
    ],
    mend: 'the kit shows what it is given: take data and callbacks as props',
  },
  {
    from: 'web/art/',
    not: ['web/api/', 'web/app/', 'web/customer/', 'web/admin/', 'web/site/', 'web/ui/'],
    mend: 'drawings know nothing but their own shapes',
  },
  {
    from: 'web/api/',
    not: ['web/ui/', 'web/app/', 'web/customer/', 'web/admin/', 'web/site/'],
    mend: 'the client answers data; screens decide what to show',
  },
  {
    from: 'web/customer/',
    not: ['web/admin/', 'web/site/'],
    mend: 'what both areas need belongs in web/ui or web/app',
  },
  {
    from: 'web/admin/',
    not: ['web/customer/', 'web/site/'],
    mend: 'what both areas need belongs in web/ui or web/app',
  },
];

/** The rule that an import inside the web pages breaks, if one. */
export function webWall({ from, to }: Import): Pick<Finding, 'problem' | 'mend'> | undefined {
  if (isTest(from)) return undefined;
  const own = walls.find((one) => from.startsWith(one.from));
  const isBehind = own?.not.some((target) => to === target || to.startsWith(target));
  const wall = isBehind && !own?.but?.includes(to) ? own : undefined;
  return wall && { problem: `${wall.from} imports ${to}`, mend: wall.mend };
}
