/** The hashed addresses one page links. */
export interface PageAssets {
  /** In order: layers are declared by the first. */
  styles: string[];
  scripts: string[];
  /** The modules that the scripts import at once, fetched at the same time. */
  modules: string[];
  /** The faces the page shows above the fold. */
  fonts: string[];
}
