import { siteContent } from '../../content/site-content.texts.ts';
import { buttonClass } from '../../ui/button.tsx';

const { storyTitle, story, milestones, milestonesLabel, findBranch } = siteContent.about;

/** The story next to the line of years: drawn where the way is done, dotted where it goes on. */
export function Story() {
  return (
    <section className="band band-paper">
      <div className="page-width story">
        <div className="story-text">
          <h2 className="display">{storyTitle}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className={buttonClass({ look: 'secondary' })} href="/contact#branches">
            {findBranch}
          </a>
        </div>
        <ol className="milestones" aria-label={milestonesLabel}>
          {milestones.map(({ year, text }) => (
            <li key={year}>
              <b>{year}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
