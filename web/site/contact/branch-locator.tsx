import { bank } from '../../../config/bank.ts';
import { branches } from '../../../config/branches.ts';
import { siteContent } from '../../content/site-content.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { telephoneLink } from '../frame/telephone-link.ts';
import { branchHours } from '../../ui/branch-hours.ts';

const { locatorTitle, locatorLead } = siteContent.contact;

/** Every branch of the bank; the script filters the list, without it all of them stand there. */
export function BranchLocator() {
  const total = branches.length;
  return (
    <section className="band band-paper" data-locator="">
      <div className="page-width locator">
        <div>
          <h2 className="display">{locatorTitle}</h2>
          <p className="lead muted locator-lead">{locatorLead}</p>
          <form role="search" aria-label={locatorTitle}>
            <TextField label="City or ZIP code" name="place" type="search" autoComplete="off" />
            <Checkbox label="Open now" name="openNow" />
          </form>
        </div>
        <div>
          <p className="locator-count" role="status">
            {total} of {total} branches
          </p>
          <ul className="branch-list">
            {branches.map((branch) => (
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
            ))}
          </ul>
          <p className="locator-none" hidden>
            No branch matches. Try another city or ZIP code, or call us at {bank.phone}.
          </p>
        </div>
      </div>
    </section>
  );
}
