import type { Branch } from '../../../contract/branches.ts';
import { branchHours } from '../../bank/branch-hours.ts';
import { telephoneLink } from '../../bank/telephone-link.ts';

/** Every branch as a line of the locator's list, with what its script filters by. */
export function BranchItems({ branches }: { branches: readonly Branch[] }) {
  return branches.map((branch) => (
    <li
      key={branch.name}
      data-place={` ${branch.city} ${branch.state} ${branch.zip}`.toLowerCase()}
      data-hours={JSON.stringify(branch.hours)}
      data-zone={branch.timeZone}
    >
      <div>
        <h3>{branch.name}</h3>
        <p>
          {branch.address}, {branch.city}, {branch.state} {branch.zip}
        </p>
      </div>
      <div>
        {branchHours(branch.hours).map((line) => (
          <p key={line} className="muted">
            {line}
          </p>
        ))}
        <a href={telephoneLink(branch.phone)}>{branch.phone}</a>
      </div>
    </li>
  ));
}
