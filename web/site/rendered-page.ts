/** One file of the site, made at build. */
export interface RenderedPage {
  /** The exact paths it answers. */
  paths: string[];
  file: string;
  content: string;
}
