import { HeatherLandscape } from '../../art/heather-landscape.tsx';
import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';

const { join, joinTitle, joinLead } = siteContent.home;

export function Invitation() {
  return (
    <section className="band">
      <div className="page-width">
        <div className="invitation">
          <div>
            <h2 className="display">{joinTitle}</h2>
            <p className="lead">{joinLead}</p>
            <a className={buttonClass({ large: true })} href="/register">
              {join}
            </a>
          </div>
          <HeatherLandscape />
        </div>
      </div>
    </section>
  );
}
