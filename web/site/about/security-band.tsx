import { NightLandscape } from '../../art/night-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const { securityTitle, security, figures, openAccount } = siteContent.about;

export function SecurityBand() {
  return (
    <section className="security-band lm-night">
      <NightLandscape />
      <div className="page-width">
        <h2 className="display">{securityTitle}</h2>
        <p className="security-claim">{siteContent.insured}</p>
        <ul className="security-list">
          {security.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <dl className="figures">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <a className={buttonClass({ look: 'secondary' })} href="/register">
          {openAccount}
        </a>
      </div>
    </section>
  );
}
