import { PageHeading } from '../../ui/frame/page-heading.tsx';
import { BadgesSection } from './badges-section.tsx';
import { ButtonsSection } from './buttons-section.tsx';
import { ChartsSection } from './charts-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FilesSection } from './files-section.tsx';
import { MessagesSection } from './messages-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { SecretsSection } from './secrets-section.tsx';
import { TablesSection } from './tables-section.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { WaitingSection } from './waiting-section.tsx';
import { WindowsSection } from './windows-section.tsx';
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
