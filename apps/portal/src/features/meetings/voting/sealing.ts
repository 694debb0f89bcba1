/** How the votes of a secret ballot are sealed (docs/decisions/0262). */
export const SEALING = { name: 'RSA-OAEP', hash: 'SHA-256' };

/** Returns bytes as base64url, without padding. */
export function toBase64Url(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the bytes of a text in base64url. @throws if the text is none. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

/**
 * Returns a function that seals texts, so that only who has the private key can open them. Two seals of one text differ.
 * @param publicKey the key of the ballot, as base64url SPKI.
 * @throws DOMException if the key is none, and TypeError in a browser without WebCrypto.
 */
export async function sealerFor(publicKey: string): Promise<(text: string) => Promise<string>> {
  const key = await crypto.subtle.importKey('spki', fromBase64Url(publicKey), SEALING, false, ['encrypt']);
  return async (text) =>
    toBase64Url(await crypto.subtle.encrypt(SEALING, key, new TextEncoder().encode(text)));
}
