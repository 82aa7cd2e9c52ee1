import type { AccountType } from '../../contract/values/account-types.ts';
import { classNames } from '../ui/class-names.ts';
import './account-hatch.css';

const hatches: Record<AccountType, string> = {
  'Checking Account': 'hatch-lines',
  'Savings Account': 'hatch-diagonal',
  'Investment Account': 'hatch-dots',
};

/** The pattern that marks an account, so that its colour is never the only mark. */
export function hatchClass(type: AccountType): string {
  return classNames('hatch', hatches[type]);
}

export function HatchSwatch({ type }: { type: AccountType }) {
  return <span className={classNames('hatch-swatch', hatchClass(type))} aria-hidden="true" />;
}
