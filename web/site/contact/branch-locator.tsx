import { bankFacts } from '../../../config/bank.ts';
import { contactContent } from '../../content/contact-content.texts.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

const { locatorTitle, locatorLead, place, openNow, noBranch, branchesTitle, moreBranches } =
  contactContent;

/**
 * Every branch of the bank once, put in by the server; the script filters them, without it all of
 * them are shown.
 */
export function BranchLocator() {
  return (
    <section className="band" id="branches" data-locator="" data-holidays="{{holidays}}">
      <div className="page-width">
        <h2 className="display">{locatorTitle}</h2>
        <p className="lead muted locator-lead">{locatorLead}</p>
        <form className="locator-form" role="search" aria-label={locatorTitle}>
          <TextField label={place} name="place" type="search" autoComplete="off" />
          <Checkbox label={openNow} name="openNow" />
        </form>
        <p className="locator-count" role="status" />
        <div className="branch-group">
          <h3>{branchesTitle}</h3>
          <ul className="picture-cards">{'{{featuredBranches}}'}</ul>
        </div>
        <div className="branch-group">
          <h3>{moreBranches}</h3>
          <ul className="branch-list">{'{{branchList}}'}</ul>
        </div>
        <p className="locator-none" hidden>
          {noBranch(bankFacts.phone)}
        </p>
      </div>
    </section>
  );
}
