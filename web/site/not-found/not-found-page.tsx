import { LostLandscape } from '../../art/lost-landscape.tsx';
import { siteContent } from '../../content/site-content.ts';
import { buttonClass } from '../../ui/button.tsx';

const { heading, text } = siteContent.notFound;

export function NotFoundPage() {
  return (
    <section className="not-found">
      <div className="page-width">
        <p className="hero-since">404</p>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="hero-actions">
          {/* Without script, or without a page to go back to, it leads home. */}
          <a className={`${buttonClass()} button-large`} href="/" data-go-back="">
            Go Back
          </a>
          <a className={`${buttonClass({ look: 'secondary' })} button-large`} href="/">
            Go to Home
          </a>
        </div>
      </div>
      <LostLandscape />
    </section>
  );
}
