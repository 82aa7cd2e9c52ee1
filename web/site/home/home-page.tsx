import { CounterBand } from './counter-band.tsx';
import { FeatureList } from './feature-list.tsx';
import { Hero } from './hero.tsx';
import { Invitation } from './invitation.tsx';
import { ServiceCards } from './service-cards.tsx';
import { Testimonials } from './testimonials.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <FeatureList />
      <ServiceCards />
      <CounterBand />
      <Testimonials />
      <Invitation />
    </>
  );
}
