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
