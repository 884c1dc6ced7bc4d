/** Texts about a page for menus, cards and search results. */
export interface Summary {
  /** Name in menus, cards and breadcrumbs. */
  readonly name: string;
  /** One line under the name. */
  readonly summary: string;
  /** Document title without the name of the site. */
  readonly title: string;
  /** Meta description, 110 to 155 characters. */
  readonly description: string;
}

/** The band at the end of a page with a link to the contact page. */
export interface Closing {
  readonly heading: string;
  readonly text: string;
}

/** A point of a list, a step or a card. */
export interface TitledText {
  readonly title: string;
  readonly description: string;
}

/** A measured number, or a target, with its unit in words. */
export interface Metric {
  readonly value: string;
  readonly label: string;
  /** For a number that is not the result of a client: `the target`, `typical range`. */
  readonly qualifier?: string;
}
