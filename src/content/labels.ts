/** Labels of the header, the footer and the controls that every page shares. */
export const labels = {
  skipToContent: 'Skip to content',
  scheduleCall: 'Schedule a Call',
  scheduleShort: 'Schedule',
  scheduleConsultation: 'Schedule a Consultation',
  home: (company: string) => `${company}, home`,
  perMonth: '/month',
  /** Unit of a recording's length. */
  minutes: 'minutes',
  menu: 'Menu',
  mainNavigation: 'Main',
  mobileNavigation: 'Mobile',
  notifications: 'Notifications alt+T',
  dismiss: 'Dismiss',
  tooltip: 'Tooltip',
  breadcrumb: 'Breadcrumb',
  /** The links to the five phases under a bowtie. */
  phases: 'Phases',
  legalNavigation: 'Legal',
} as const;

/** Accessible name of a chevron button: `Industries pages`. */
export const chevronLabel = (name: string): string => `${name} pages`;

export const applicationError = {
  heading: 'Unexpected Application Error!',
  help: 'Reload the page, or start again from the home page.',
  reload: 'Reload this page',
  backToHome: 'Back to Home',
  stackLabel: 'Technical details',
} as const;
