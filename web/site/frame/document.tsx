import type { ReactNode } from 'react';
import { bankFacts } from '../../../config/bank.ts';
import { language } from '../../../contract/values/locale.texts.ts';
import { frameTexts } from './frame.texts.ts';
import type { PageAssets } from './page-assets.ts';

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

interface SharingTagsProps {
  title: string;
  description: string;
  path: string;
}

/** Tags for search engines and for people who share a link. */
function SharingTags({ title, description, path }: SharingTagsProps) {
  const address = `{{publicUrl}}${path}`;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={bankFacts.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content="{{publicUrl}}/sharing.png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={frameTexts.picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
