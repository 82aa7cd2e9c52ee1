/** How the server answers one path. */
export interface ServedFile {
  /** Inside dist/web. */
  file: string;
  contentType: string;
  cacheControl: string;
  /**
   * The text holds `{{publicUrl}}` (BANK_PUBLIC_URL), `{{sandboxBanner}}` (markup, or nothing),
   * `{{theme}}` and the names of `themeHeads`, the marks of `FactMarkup` and, in contact-sent.html,
   * `{{reference}}`: the server puts the values in. Files without tokens have precompressed copies named `.br` and `.gz`.
   */
  hasTokens: boolean;
}

/** dist/web/pages.json: everything the server serves outside /api. */
export interface ServedFiles {
  /** The build that the app's page is of; of development there is none. */
  build?: string;
  /** Exact paths. */
  paths: Record<string, ServedFile>;
  /** The app's pages, with `:name` for what stands in an address. */
  appPages: string[];
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
