import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { language } from '../../../contract/values/locale.texts.ts';
import type { PageAssets } from './page-assets.ts';
import { SharingTags } from './sharing-tags.tsx';

export interface DocumentProps {
  title: string;
  /** Absent on pages that search engines should leave out. */
  description?: string;
  path: string;
  assets: PageAssets;
  /** Extra tags of the head. */
  head?: ReactNode;
  children: ReactNode;
}

/**
 * The whole HTML document of one page. `{{publicUrl}}`, `{{sandboxBanner}}` and what is said of
 * the theme are filled in by the server.
 */
export function Document({ title, description, path, assets, head, children }: DocumentProps) {
  return (
    <html lang={language} data-theme="{{theme}}">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} - ${bankFacts.name}`}</title>
        {assets.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
        {assets.fonts.map((address) => (
          <link
            key={address}
            rel="preload"
            href={address}
            as="font"
            type="font/woff2"
            crossOrigin=""
          />
        ))}
        {assets.modules.map((address) => (
          <link key={address} rel="modulepreload" href={address} />
        ))}
        {assets.scripts.map((address) => (
          <script key={address} type="module" src={address} />
        ))}
        {description === undefined ? (
          <meta name="robots" content="noindex" />
        ) : (
          <SharingTags title={title} description={description} path={path} />
        )}
        <meta name="color-scheme" content="{{colorScheme}}" />
        <meta name="theme-color" content="{{barInLight}}" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="{{barInDark}}" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {head}
      </head>
      <body>
        {'{{sandboxBanner}}'}
        {children}
      </body>
    </html>
  );
}
