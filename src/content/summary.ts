/** Name and meta texts of a page, for the route table. */
export interface PageMeta {
  /** Name in menus, cards and breadcrumbs. */
  readonly name: string;
  /** Document title without the name of the site; unique. */
  readonly title: string;
  /** Meta description, 110 to 155 characters; unique. */
  readonly description: string;
}

/** Texts about a page that menus and cards show. */
export interface Summary extends PageMeta {
  /** One line under the name. */
  readonly summary: string;
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

/** A target of an invented case, which is also a row of stripes. */
export interface DrawnTarget extends Required<Metric> {
  /** How many of the stripes reach the target, and what one stripe is. */
  readonly drawing: { readonly length: number; readonly of: number; readonly stripe: string };
}
