import { siteContent } from '../../content/site-content.texts.ts';
import { Icon } from '../../ui/icon.tsx';

const { featuresTitle, featuresLead, features } = siteContent.home;

export function FeatureList() {
  return (
    <section className="band band-paper feature-band">
      <div className="page-width feature-grid">
        <div className="feature-heading">
          <h2 className="display">{featuresTitle}</h2>
          <p className="lead muted">{featuresLead}</p>
        </div>
        <ul className="ruled-list">
          {features.map((feature) => (
            <li key={feature.title}>
              <Icon name={feature.icon} />
              <div>
                <h3>{feature.title}</h3>
                <p>{feature.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
