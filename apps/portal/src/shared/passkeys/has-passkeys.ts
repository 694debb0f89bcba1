/** Returns whether this browser knows passkeys. Their library is too large for a first page. */
export const hasPasskeys = (): boolean =>
  typeof window === 'undefined' || typeof globalThis.PublicKeyCredential === 'function';
