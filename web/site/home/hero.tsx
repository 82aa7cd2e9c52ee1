import { HeroLandscape } from '../../art/hero-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DashboardExample } from './dashboard-example.tsx';

const { since, lead, headline, logIn, openAccount, seeServices } = siteContent.home;

export function Hero() {
  return (
    <section className="hero">
      <div className="page-width hero-columns">
        <div className="hero-text">
          <p className="hero-since">{since}</p>
          <h1>
            {headline((text) => (
              <em>{text}</em>
            ))}
          </h1>
          <p className="lead">{lead}</p>
          <div className="hero-actions">
            <a className={buttonClass({ large: true })} href="/login">
              {logIn} <Icon name="send" />
            </a>
            <a className={buttonClass({ look: 'secondary', large: true })} href="/register">
              {openAccount}
            </a>
            <a className="standing-link" href="#services">
              {seeServices}
            </a>
          </div>
          <ul className="hero-figures">{'{{homeFigures}}'}</ul>
        </div>
        <DashboardExample />
      </div>
      <HeroLandscape />
    </section>
  );
}
