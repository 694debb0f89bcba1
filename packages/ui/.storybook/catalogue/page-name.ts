/** The name of an explanation in the tree, and the begin of its whole name. */
export const PAGE_NAME = 'Uitleg';
