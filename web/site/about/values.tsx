import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';

const { valuesTitle, values, seeServices } = siteContent.about;

export function Values() {
  return (
    <section className="band">
      <div className="page-width feature-grid">
        <div className="feature-heading">
          <h2 className="display">{valuesTitle}</h2>
          <a className={buttonClass({ look: 'secondary' })} href="/services">
            {seeServices}
          </a>
        </div>
        <ol className="ruled-list numbered-list">
          {values.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden="true">{index + 1}</span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
