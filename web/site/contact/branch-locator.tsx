import { bankFacts } from '../../../config/bank.ts';
import { siteContent } from '../../content/site-content.texts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { locatorTitle, locatorLead, place, openNow, noBranch } = siteContent.contact;

/**
 * Every branch of the bank, put in by the server; the script filters the list, without it all of
 * them stand there.
 */
export function BranchLocator() {
  return (
    <section className="band band-paper" data-locator="">
      <div className="page-width locator">
        <div>
          <h2 className="display">{locatorTitle}</h2>
          <p className="lead muted locator-lead">{locatorLead}</p>
          <form role="search" aria-label={locatorTitle}>
            <TextField label={place} name="place" type="search" autoComplete="off" />
            <Checkbox label={openNow} name="openNow" />
          </form>
        </div>
        <div>
          <p className="locator-count" role="status" />
          <ul className="branch-list">{'{{branchList}}'}</ul>
          <p className="locator-none" hidden>
            {noBranch(bankFacts.phone)}
          </p>
        </div>
      </div>
    </section>
  );
}
