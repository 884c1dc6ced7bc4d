/** The package has no types; these are the options that the build uses. */
declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2' | 'sfnt';
    /** Tags of the OpenType features to keep. */
    readonly keepFeatures?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    /** Leaves out the instructions for screens of low resolution. */
    readonly noHinting?: boolean;
    /** Values at which axes of a variable font are fixed. */
    readonly variationAxes?: Readonly<
      Record<string, number | { readonly min: number; readonly max: number }>
    >;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ): Promise<Uint8Array>;
}
