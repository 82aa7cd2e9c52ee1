/** The hashed addresses one page links. */
export interface PageAssets {
  /** In order: layers are declared by the first. */
  styles: string[];
  script: string;
  /** What the script imports at once, fetched beside it. */
  modules: string[];
  /** The two faces every page shows above the fold. */
  fonts: string[];
}
