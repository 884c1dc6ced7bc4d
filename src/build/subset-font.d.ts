/** The package has no types; these are the options that the build uses. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Tags of the OpenType features to keep. */
    readonly keepFeatures: readonly string[];
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
