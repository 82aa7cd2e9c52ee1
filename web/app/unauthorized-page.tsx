import { Link } from 'react-router';
import { logOut } from '../api/log-out.ts';
import { readSession } from '../api/session.ts';
import { buttonClass, Button } from '../ui/button.tsx';
import { EdgePage } from './edge-page.tsx';
import { paths } from './paths.ts';

function UnauthorizedPage() {
  const session = readSession();
  return (
    <EdgePage
      title="You do not have access to this page"
      reason="It is for someone else’s login. Nothing was changed."
    >
      {session === undefined ? (
        <a className={buttonClass()} href={paths.login()}>
          Log In
        </a>
      ) : (
        <>
          <Link
            className={buttonClass()}
            to={session.role === 'admin' ? paths.users() : paths.dashboard()}
          >
            Go to my area
          </Link>
          <Button look="secondary" onClick={() => void logOut()}>
            Log Out
          </Button>
        </>
      )}
    </EdgePage>
  );
}

export { UnauthorizedPage as Page };
