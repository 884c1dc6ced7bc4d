/** Where the built site is served. */
export const SITE_PORT = Number(process.env.TEST_SITE_PORT ?? 4173);
/** Where the development server runs, with the viewer of the machines. */
export const DEV_PORT = Number(process.env.TEST_DEV_PORT ?? 4174);
