import { bankFacts } from '../../../config/bank.ts';
import type { CalendarDay } from '../../../contract/values/calendar-day.ts';
import { writeAch } from '../../../server/money/ach/write-ach.ts';

/** A bank that no routing number names: a file of it is for trying things out. */
const nobodysBank = '09999999';

interface Salary {
  account: string;
  amountMinor: bigint;
  /** The day that it is wished for. */
  day: CalendarDay;
  /** Given once a day, from 1. */
  number: number;
}

/** Writes a file with one salary, as the bank of an employer would send it. */
export function sampleFile({ account, amountMinor, day, number }: Salary): AsyncIterable<string> {
  const { routingNumber, name } = bankFacts;
  return writeAch(
    {
      destination: routingNumber,
      origin: `${nobodysBank}9`,
      createdOn: day,
      createdAt: '',
      modifier: 'A',
      destinationName: name,
      originName: 'SAMPLE BANK',
      reference: '',
    },
    [
      {
        batch: {
          service: '220',
          companyName: 'SAMPLE EMPLOYER',
          companyData: '',
          companyId: '9000000001',
          entryClass: 'PPD',
          description: 'PAYROLL',
          descriptiveDate: '',
          effectiveOn: day,
          settlementDay: '',
          originatorStatus: '1',
          bank: nobodysBank,
          number: 1,
        },
        entries: [
          {
            code: '22',
            routing: routingNumber,
            account,
            amountMinor,
            individualId: '',
            name: 'ACCOUNT HOLDER',
            discretionary: '',
            trace: `${nobodysBank}${String(number).padStart(7, '0')}`,
            addenda: null,
          },
        ],
      },
    ],
  );
}
