import { bankFacts } from '../../config/bank.ts';
import { Document } from './frame/document.tsx';
import type { PageAssets } from './frame/page-assets.ts';

interface AppShellProps {
  assets: PageAssets;
}

/** The empty page the app fills: everything below /user and /admin, and /unauthorized. */
export function AppShell({ assets }: AppShellProps) {
  return (
    <Document title="Online Banking" path="/user" assets={assets}>
      <div id="root" />
      <noscript>
        <p className="page-width">
          Online banking needs JavaScript. Please switch it on, or call us at {bankFacts.phone}.
        </p>
      </noscript>
    </Document>
  );
}
