/** A file of the site: its path below the output folder, and its text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}
