import { HeatherLandscape } from '../../art/heather-landscape.tsx';
import { siteContent } from '../../content/site-content.ts';
import { buttonClass } from '../../ui/button.tsx';

const { joinTitle, joinLead } = siteContent.home;

export function Invitation() {
  return (
    <section className="band">
      <div className="page-width">
        <div className="invitation">
          <div>
            <h2 className="display">{joinTitle}</h2>
            <p className="lead">{joinLead}</p>
            <a className={`${buttonClass()} button-large`} href="/register">
              Get Started Now
            </a>
          </div>
          <HeatherLandscape />
        </div>
      </div>
    </section>
  );
}
