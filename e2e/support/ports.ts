/** Port of the built site. */
export const SITE_PORT = Number(process.env.TEST_SITE_PORT ?? 4173);
/** Port of the development server with the viewer of the machines. */
export const DEV_PORT = Number(process.env.TEST_DEV_PORT ?? 4174);
