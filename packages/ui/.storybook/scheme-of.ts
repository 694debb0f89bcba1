export type Scheme = 'system' | 'light' | 'dark';

export const schemeOf = ({ scheme }: Record<string, unknown>): Scheme =>
  scheme === 'light' || scheme === 'dark' ? scheme : 'system';
