import { siteContent } from '../../content/site-content.texts.ts';

const { storyTitle, story, milestones, milestonesLabel } = siteContent.about;

/** The story beside the line of years: drawn where the way is done, dotted where it goes on. */
export function Story() {
  return (
    <section className="band band-paper">
      <div className="page-width story">
        <div className="story-text">
          <h2 className="display">{storyTitle}</h2>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
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
