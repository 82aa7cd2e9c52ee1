import { bankFacts } from '../../../config/bank.ts';
import { offlinePath } from '../../../contract/values/service-worker.ts';
import { Mark } from '../../art/mark.tsx';
import { LastSeenView } from '../../device/last-seen-view.tsx';
import { Document } from '../frame/document.tsx';
import type { PageAssets } from '../frame/page-assets.ts';
import { deviceTexts } from './device.texts.ts';
import { SignInPage } from '../sign-in/sign-in-page.tsx';

/** It links nothing but the bank itself: no other page could be opened. */
export function OfflinePage({ assets }: { assets: PageAssets }) {
  return (
    <Document title={deviceTexts.offline} path={offlinePath} assets={assets}>
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
          title={deviceTexts.offline}
          lead={deviceTexts.offlineLead(bankFacts.name)}
          form={<LastSeenView />}
        >
          <p className="sign-in-other">{deviceTexts.ifThisLasts(bankFacts.phone)}</p>
        </SignInPage>
      </main>
    </Document>
  );
}
