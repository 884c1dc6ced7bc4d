/** A file of the site: its path below the output folder, and its text. */
export interface SiteFile {
  readonly path: string;
  readonly text: string;
}

/** A picture of the site: its path below the output folder, and its contents. */
export interface PictureFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}
