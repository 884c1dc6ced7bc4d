/** Day and year of the build, which inlines them. */
declare const __BUILD_DAY__: string;
declare const __BUILD_YEAR__: number;

/** The first `Intl.DateTimeFormat` loads locale data for 20 ms on a fast machine, and the site has one language. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

type Month = (typeof MONTHS)[number];
export type MonthSpan = Month | `${Month} to ${Month}`;

/** @param month from 0. */
const long = (year: number, month: number, day: number): string => `${MONTHS[month]} ${day}, ${year}`;

export const MINUTES_PER_HOUR = 60;

/** `2026-05-12` as `May 12, 2026`, in every time zone. */
export function formatDay(isoDay: string): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  return long(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
}

/** Functions, because the build itself imports this module without the constants. */
export const buildDay = () => __BUILD_DAY__;
export const buildYear = () => __BUILD_YEAR__;

export const currentYear = () => new Date().getFullYear();

/** Today in the reader's time zone, as `May 12, 2026`. */
export function formatToday(): string {
  const today = new Date();
  return long(today.getFullYear(), today.getMonth(), today.getDate());
}
