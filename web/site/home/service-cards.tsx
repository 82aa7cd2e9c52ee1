import type { ComponentType } from 'react';
import { VignetteMap } from '../../art/vignette-map.tsx';
import { VignetteMoor } from '../../art/vignette-moor.tsx';
import { VignetteTown } from '../../art/vignette-town.tsx';
import { siteContent } from '../../content/site-content.texts.ts';

const { services, ourServices, allServices, learnMore } = siteContent.home;
const pictures: Record<(typeof services)[number]['id'], ComponentType> = {
  personal: VignetteMoor,
  business: VignetteTown,
  loans: VignetteMap,
};

export function ServiceCards() {
  return (
    <section className="band" id="services">
      <div className="page-width">
        <div className="band-heading">
          <h2 className="display">{ourServices}</h2>
          <a className="standing-link" href="/services">
            {allServices}
          </a>
        </div>
        <div className="picture-cards">
          {services.map((service) => {
            const Picture = pictures[service.id];
            return (
              <article key={service.id} className="picture-card">
                <Picture />
                <div>
                  <h3>{service.title}</h3>
                  <p className="muted">{service.text}</p>
                  <a className="standing-link" href={`/services#${service.id}`}>
                    {learnMore(
                      (text) => (
                        <span className="visually-hidden">{text}</span>
                      ),
                      service.title,
                    )}
                  </a>
                </div>
              </article>
            );
          })}
        </div>
      </div>
    </section>
  );
}
