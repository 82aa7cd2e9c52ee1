import { siteContent } from '../../content/site-content.texts.ts';

/** The server puts the branches of the moment in. */
export function FeaturedBranches() {
  return (
    <section className="band">
      <div className="page-width">
        <h2 className="display featured-title">{siteContent.contact.branchesTitle}</h2>
        <div className="picture-cards">{'{{featuredBranches}}'}</div>
      </div>
    </section>
  );
}
