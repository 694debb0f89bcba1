/** The name of an explanation in the tree, and the begin of its whole name. */
export const PAGE_NAME = 'Uitleg';

/** Returns what the tree shows of a name. The names by which the search finds the same stand behind a colon. */
export const labelOf = ({ name }: { name: string }): string => name.replace(/: .*/u, '');
