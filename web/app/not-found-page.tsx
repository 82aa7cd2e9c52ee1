import { buttonClass, Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';
import { paths } from './paths.ts';
import { notFoundPageTexts } from './app.texts.ts';

const texts = notFoundPageTexts.notFoundPage;

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(paths.home());
}

function NotFoundPage() {
  return (
    <EdgePage title={texts.pageNotFound} reason={texts.thereIsNothingAtThis}>
      <Button onClick={goBack}>{texts.goBack}</Button>
      <a className={buttonClass({ look: 'secondary' })} href={paths.home()}>
        {texts.goToHome}
      </a>
    </EdgePage>
  );
}

export { NotFoundPage as Page };
