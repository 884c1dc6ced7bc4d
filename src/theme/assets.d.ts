declare module '*.woff2' {
  /** Public address of the font file, hashed by the build. */
  const address: string;
  export default address;
}

declare module '*.woff2?subset' {
  /** Public address of the subset file, hashed by the build. */
  const address: string;
  export default address;
}
