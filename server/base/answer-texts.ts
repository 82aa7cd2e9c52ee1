import { ofAccounts } from '../../contract/answers/es/of-accounts.ts';
import { ofBank } from '../../contract/answers/es/of-bank.ts';
import { ofBills } from '../../contract/answers/es/of-bills.ts';
import { ofChecks } from '../../contract/answers/es/of-checks.ts';
import { ofColleagues } from '../../contract/answers/es/of-colleagues.ts';
import { ofDisputes } from '../../contract/answers/es/of-disputes.ts';
import { ofFreezes } from '../../contract/answers/es/of-freezes.ts';
import { ofLoans } from '../../contract/answers/es/of-loans.ts';
import { ofPayments } from '../../contract/answers/es/of-payments.ts';
import { ofPeople } from '../../contract/answers/es/of-people.ts';
import { ofStaff } from '../../contract/answers/es/of-staff.ts';
import { ofStepUp } from '../../contract/answers/es/of-step-up.ts';
import type { Language } from '../../contract/language.ts';
import { answers, type AnswerTexts } from '../../contract/said.ts';

/** What every answer says in each language. A code without a text does not compile. */
export const answerTexts: Record<Language, AnswerTexts> = {
  en: answers,
  es: {
    ...ofPayments,
    ...ofBills,
    ...ofLoans,
    ...ofAccounts,
    ...ofChecks,
    ...ofDisputes,
    ...ofPeople,
    ...ofStepUp,
    ...ofFreezes,
    ...ofStaff,
    ...ofColleagues,
    ...ofBank,
  },
};
