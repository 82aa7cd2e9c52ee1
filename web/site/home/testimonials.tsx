import { siteContent } from '../../content/site-content.texts.ts';

export function Testimonials() {
  return (
    <section className="band band-paper">
      <div className="page-width">
        <h2 className="display">{siteContent.home.testimonialsTitle}</h2>
        <div className="quotes">
          {siteContent.home.testimonials.map(({ quote, name, detail }) => (
            <figure key={name}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <b>{name}</b>
                <span className="muted">{detail}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
