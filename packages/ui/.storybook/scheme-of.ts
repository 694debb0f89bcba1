export type Scheme = 'system' | 'light' | 'dark';

/** Returns the scheme that the toolbar chooses, from the globals of a story. */
export const schemeOf = ({ scheme }: Record<string, unknown>): Scheme =>
  scheme === 'light' || scheme === 'dark' ? scheme : 'system';
