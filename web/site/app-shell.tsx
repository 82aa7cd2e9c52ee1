import { bankFacts } from '../../config/bank.ts';
import { frameTexts } from './frame/frame.texts.ts';
import { signInTexts } from './sign-in/sign-in.texts.ts';
import { Document } from './frame/document.tsx';
import type { PageAssets } from './frame/page-assets.ts';

interface AppShellProps {
  assets: PageAssets;
}

/**
 * The empty page the app fills: everything below /user and /admin, and /unauthorized. The server
 * puts links to the files of the page at an address in for `{{pageLinks}}`.
 */
export function AppShell({ assets }: AppShellProps) {
  return (
    <Document title={frameTexts.app} path="/user" assets={assets} head="{{pageLinks}}">
      <div id="root" />
      <noscript>
        <p className="page-width">{signInTexts.needsScript(bankFacts.phone)}</p>
      </noscript>
    </Document>
  );
}
