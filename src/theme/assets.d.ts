declare module '*.woff2' {
  /** Public address of the font file, hashed by the build. */
  const address: string;
  export default address;
}
