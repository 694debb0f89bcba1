/** Returns whether this browser knows passkeys. The library for them is too large for a first page. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
