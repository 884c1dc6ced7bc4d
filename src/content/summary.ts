/** How a page is named in menus, in cards and in search results. */
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

/** The band that ends a page and leads to the contact page. */
export interface Closing {
  readonly heading: string;
  readonly text: string;
}

/** A point of a list, a step or a card. */
export interface TitledText {
  readonly title: string;
  readonly description: string;
}

/** A measured figure, or a target, with its unit in words. */
export interface Metric {
  readonly value: string;
  readonly label: string;
  /** Says what the number is when it is not the result of a client: `the target`, `typical range`. */
  readonly qualifier?: string;
}
