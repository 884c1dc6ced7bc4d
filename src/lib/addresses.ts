/** Path that the site is served under, without a trailing slash; empty at the root of a host. The build inlines it. */
declare const __BASE_PATH__: string;

/*
 * The comparisons with an empty string are for the build: at the root of a host both functions return their argument, and
 * esbuild removes calls of such functions, but only of function declarations.
 */

/**
 * Address of a path of the site on its host: `/contact`, or `/site/contact` where the site is served under `/site`. Anything
 * that is not such a path, such as `https:`, `mailto:` and `#` addresses, is returned as it is.
 */
export function addressOf(path: string): string {
  return __BASE_PATH__ === '' || !/^\/(?!\/)/.test(path) ? path : __BASE_PATH__ + path;
}

/** Path of the site at an address on its host: the inverse of `addressOf`. */
export function pathOf(address: string): string {
  return __BASE_PATH__ === '' || !`${address}/`.startsWith(`${__BASE_PATH__}/`)
    ? address
    : address.slice(__BASE_PATH__.length);
}

/** The same path in the form that Wouter takes. */
export const BASE_PATH: string = __BASE_PATH__;
