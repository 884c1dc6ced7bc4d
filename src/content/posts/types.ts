export const postCategories = [
  'AI Trends',
  'Growth',
  'Marketing',
  'Operations',
  'Customer Success',
  'Product Development',
  'Leadership',
] as const;

export type PostCategory = (typeof postCategories)[number];

export interface BlogPost {
  readonly title: string;
  readonly excerpt: string;
  readonly category: PostCategory;
  /** `2026-05-12`. */
  readonly date: string;
  /** A practice of the firm, or the founder. */
  readonly author: string;
  readonly path: string;
  readonly image: string;
}
