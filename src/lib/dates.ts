const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const LOCAL_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** `2026-05-12` as `May 12, 2026`, wherever the reader is. */
export const formatDay = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** Today where the reader is, as `May 12, 2026`. */
export const formatToday = (): string => LOCAL_DAY.format(new Date());
