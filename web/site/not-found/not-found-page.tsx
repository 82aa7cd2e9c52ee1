import { LostLandscape } from '../../art/lost-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';

const { heading, text, back, home } = siteContent.notFound;

export function NotFoundPage() {
  return (
    <section className="not-found">
      <div className="page-width">
        <p className="not-found-code">404</p>
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <div className="not-found-actions">
          {/* Without script, or without a page to go back to, it leads home. */}
          <a className={buttonClass({ large: true })} href="/" data-go-back="">
            {back}
          </a>
          <a className={buttonClass({ look: 'secondary', large: true })} href="/">
            {home}
          </a>
        </div>
      </div>
      <LostLandscape />
    </section>
  );
}
