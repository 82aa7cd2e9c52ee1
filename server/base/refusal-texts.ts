import { refusals, type RefusalTexts } from '../../contract/errors.ts';
import type { Language } from '../../contract/language.ts';
import { ofColleagues } from '../../contract/refusals/es/of-colleagues.ts';
import { ofDisputes } from '../../contract/refusals/es/of-disputes.ts';
import { ofFiles } from '../../contract/refusals/es/of-files.ts';
import { ofPayments } from '../../contract/refusals/es/of-payments.ts';
import { ofPeople } from '../../contract/refusals/es/of-people.ts';
import { ofFreezes } from '../../contract/refusals/es/of-freezes.ts';
import { ofExchange } from '../../contract/refusals/es/of-exchange.ts';
import { ofInsight } from '../../contract/refusals/es/of-insight.ts';
import { ofStepUp } from '../../contract/refusals/es/of-step-up.ts';
import { ofPolicies } from '../../contract/refusals/es/of-policies.ts';
import { ofRequests } from '../../contract/refusals/es/of-requests.ts';
import { ofStaff } from '../../contract/refusals/es/of-staff.ts';

/**
 * What every refusal reads in each language. A code without a text does not compile. Pages do not
 * load this: what they show comes from here.
 */
export const refusalTexts: Record<Language, RefusalTexts> = {
  en: refusals,
  es: {
    ...ofRequests,
    ...ofPeople,
    ...ofFiles,
    ...ofPayments,
    ...ofDisputes,
    ...ofStaff,
    ...ofColleagues,
    ...ofFreezes,
    ...ofExchange,
    ...ofInsight,
    ...ofStepUp,
    ...ofPolicies,
  },
};
