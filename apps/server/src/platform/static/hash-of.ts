import { createHash } from 'node:crypto';

/** Returns the source by which a content security policy allows an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
