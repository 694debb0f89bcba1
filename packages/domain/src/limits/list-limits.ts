/** Rows on a page when the call does not say (decisions §2). */
export const LIST_PAGE_SIZE = 25;

/** Rows on a page at most (decisions §2). */
export const LIST_PAGE_SIZE_MAX = 100;

/** Characters of a search at most. */
export const SEARCH_TEXT_LENGTH_MAX = 200;

/** Hits of each kind that a search over everything shows. */
export const SEARCH_HITS_PER_KIND = 5;

/** Characters of a checker's remark at most. */
export const REMARK_LENGTH_MAX = 1000;
