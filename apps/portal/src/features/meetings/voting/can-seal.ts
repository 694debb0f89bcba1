/** Returns whether this page can seal votes: over plain http, other than on this machine, browsers have no WebCrypto. */
export const canSeal = (): boolean => 'subtle' in crypto;
