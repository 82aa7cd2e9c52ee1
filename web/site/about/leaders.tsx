import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';

const { leadersTitle, leaders, writeToUs } = siteContent.about;

function initials(name: string): string {
  return name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

/** The people who lead the bank, as monograms: no faces. */
export function Leaders() {
  return (
    <section className="band band-paper">
      <div className="page-width">
        <h2 className="display">{leadersTitle}</h2>
        <ul className="leaders">
          {leaders.map(({ name, role, text }) => (
            <li key={name}>
              <span className="leader-monogram" aria-hidden="true">
                {initials(name)}
              </span>
              <h3>{name}</h3>
              <p className="leader-role">{role}</p>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <a className={buttonClass({ look: 'secondary' })} href="/contact">
          {writeToUs}
        </a>
      </div>
    </section>
  );
}
