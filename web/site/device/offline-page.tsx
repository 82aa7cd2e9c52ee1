import { bankFacts } from '../../../config/bank.ts';
import { offlinePath } from '../../../contract/service-worker.ts';
import { Mark } from '../../art/mark.tsx';
import { LastSeenView } from '../../device/last-seen-view.tsx';
import { Document } from '../frame/document.tsx';
import type { PageAssets } from '../frame/page-assets.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

/** It links nothing but the bank itself: no other page could be opened. */
export function OfflinePage({ assets }: { assets: PageAssets }) {
  return (
    <Document title="No connection" path={offlinePath} assets={assets}>
      <header className="site-header">
        <div className="page-width">
          <a className="brand" href="/">
            <Mark size={34} />
            <span>{bankFacts.name}</span>
          </a>
        </div>
      </header>
      <main id="main">
        <SignInPage
          title="No connection"
          lead={
            `Your device is offline, or ${bankFacts.name} is not answering. ` +
            'Nothing was sent and no money was moved.'
          }
          form={<LastSeenView />}
        >
          <p className="sign-in-other">If this lasts, call us at {bankFacts.phone}.</p>
        </SignInPage>
      </main>
    </Document>
  );
}
