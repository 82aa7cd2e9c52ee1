import { bankFacts } from '../../../config/bank.ts';
import { siteContent } from '../../content/site-content.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { locatorTitle, locatorLead } = siteContent.contact;

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
            <TextField label="City or ZIP code" name="place" type="search" autoComplete="off" />
            <Checkbox label="Open now" name="openNow" />
          </form>
        </div>
        <div>
          <p className="locator-count" role="status" />
          <ul className="branch-list">{'{{branchList}}'}</ul>
          <p className="locator-none" hidden>
            No branch matches. Try another city or ZIP code, or call us at {bankFacts.phone}.
          </p>
        </div>
      </div>
    </section>
  );
}
