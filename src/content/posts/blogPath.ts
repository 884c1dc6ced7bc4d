/** Posts have no page of their own. */
export const blogPath = '/resources/blog';
