import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { BadgesSection, MessagesSection, WaitingSection } from './feedback-sections.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChartsSection } from './charts-section.tsx';
import { FieldsSection, SecretsSection } from './fields-section.tsx';
import { FilesSection } from './files-section.tsx';
import { NavigationSection, WindowsSection } from './frame-sections.tsx';
import { QuestionsSection, TablesSection } from './lists-sections.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { WizardSection } from './wizard-section.tsx';
import './ui-page.css';

/** Every component of the kit in every state, for developers. Development builds only. */
function UiPage() {
  return (
    <main className="page-width ui-page">
      <div className="ui-page-head">
        <PageHeading>Components and states</PageHeading>
        <ThemeChoice />
      </div>
      <div className="ui-page-columns">
        <div>
          <ButtonsSection />
          <BadgesSection />
          <FieldsSection />
          <SecretsSection />
          <WizardSection />
          <MessagesSection />
          <NavigationSection />
        </div>
        <div>
          <FilesSection />
          <QuestionsSection />
          <WaitingSection />
          <WindowsSection />
          <ChartsSection />
          <TablesSection />
        </div>
      </div>
    </main>
  );
}

export { UiPage as Page };
