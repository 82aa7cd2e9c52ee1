import { siteContent } from '../../content/site-content.texts.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { Figures } from './figures.tsx';
import { Leaders } from './leaders.tsx';
import { SecurityBand } from './security-band.tsx';
import { Story } from './story.tsx';
import { Values } from './values.tsx';

const { heading, lead } = siteContent.about;

export function AboutPage() {
  return (
    <>
      <PageTitle title={heading} lead={lead} />
      <Story />
      <Values />
      <Figures />
      <Leaders />
      <SecurityBand />
    </>
  );
}
