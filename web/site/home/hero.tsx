import { HeroLandscape } from '../../art/hero-landscape.tsx';
import { siteContent } from '../../content/site-content.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const { since, lead } = siteContent.home;

export function Hero() {
  return (
    <section className="hero">
      <div className="page-width hero-text">
        <p className="hero-since">{since}</p>
        <h1>
          Banking Made Simple, Secure, <em>and Smart</em>
        </h1>
        <p className="lead">{lead}</p>
        <div className="hero-actions">
          <a className={`${buttonClass()} button-large`} href="/login">
            Log In <Icon name="send" />
          </a>
          <a className="standing-link" href="#services">
            See our services
          </a>
        </div>
      </div>
      <HeroLandscape />
    </section>
  );
}
