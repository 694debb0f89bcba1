/**
 * Returns whether this browser knows passkeys, which a page that the server draws assumes. The library for them is too
 * large for a first page.
 */
export const hasPasskeys = (): boolean =>
  typeof window === 'undefined' || typeof globalThis.PublicKeyCredential === 'function';
