import type { PortalRoute } from './portal-route.ts';

/** A screen or an action that the search finds by its name (docs/product.md#search). */
export interface SearchPlace {
  /** The path of a route, with a query or a hash of its own. The rights are those of the route. */
  path: string;
  /** The name of the hit, if that is not the title of the route. */
  title?: string;
  /** Other words that people use for it. */
  words: string;
  /** The members that it exists for, if there are fewer than of the route. */
  onlyFor?: NonNullable<PortalRoute['onlyFor']>;
  /** Whether it changes something. Staff who only look along do not find it. */
  isAction?: true;
  /** Whether it exists for the member alone, and not for staff who act for the member. */
  isOwn?: boolean;
}
