import { Link } from 'wouter';
import { logOut } from '../api/log-out.ts';
import { readSession } from '../api/session.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';
import { paths } from './paths.ts';
import { unauthorizedPageTexts } from './app.texts.ts';

const texts = unauthorizedPageTexts.unauthorizedPage;

function UnauthorizedPage() {
  const session = readSession();
  return (
    <EdgePage title={texts.youDoNotHaveAccess} reason={texts.itIsForSomeoneElses}>
      {session === undefined ? (
        <a className={buttonClass()} href={paths.login()}>
          {texts.logIn}
        </a>
      ) : (
        <>
          <Link
            className={buttonClass()}
            to={session.role === 'admin' ? paths.users() : paths.dashboard()}
          >
            {texts.goToMyArea}
          </Link>
          <Button look="secondary" onClick={() => void logOut()}>
            {texts.logOut}
          </Button>
        </>
      )}
    </EdgePage>
  );
}

export { UnauthorizedPage as Page };
