import { join } from 'node:path';
import type { Language } from '../../contract/values/language.ts';

/** The file and type with which the server answers one path. */
export interface ServedFile {
  /** Inside dist/web; a page with tokens lies there in a folder for each language. */
  file: string;
  contentType: string;
  cacheControl: string;
  /**
   * The text holds `{{publicUrl}}` (BANK_PUBLIC_URL), `{{sandboxBanner}}` (markup, or nothing),
   * `{{pageLinks}}` (markup of the app's pages), `{{theme}}` and the names of `themeHeads`, the
   * marks of `FactMarkup` and, in contact-sent.html, `{{reference}}`: the server puts the values
   * in. Files without tokens have precompressed copies named `.br` and `.gz`.
   */
  hasTokens: boolean;
}

/** The folder of the pages in a language, inside the web build. */
export const pagesIn = (folder: string, language: Language): string => join(folder, language);

/** dist/web/pages.json: everything the server serves outside /api. */
export interface ServedFiles {
  /** The build that the app's page is of in each language; of development there is none. */
  builds?: Record<Language, string>;
  /** Exact paths. */
  paths: Record<string, ServedFile>;
  /** The app's pages, with `:name` for the parts that vary in an address. */
  appPages: string[];
  /**
   * The scripts and styles that each of `appPages` loads once the app runs, in each language; of
   * development there are none.
   */
  pageFiles?: Record<Language, Record<string, readonly string[]>>;
  /**
   * Every path at or below these is the app's, which draws its own 404 page where it has none: the
   * status says the same.
   */
  appPrefixes: string[];
  app: ServedFile;
  /** The same for the staff's pages, which bring addresses of their own. */
  staffApp: ServedFile;
  /**
   * The folder of hashed files, inside dist/web and as path: `public, max-age=31536000, immutable`.
   */
  assets: string;
  /** For every other path, with status 404. */
  notFound: ServedFile;
}
