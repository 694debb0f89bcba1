const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64url.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns the text that proves that somebody has the key of a secret ballot. */
export const proofOf = ({ id }: { id: string }): string => `proof-${id}`;

/** Seals a text with the public key of a secret ballot, as base64url SPKI. */
export async function sealText(text: string, publicKey: string): Promise<string> {
  const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), ALGORITHM, false, ['encrypt']);
  return toBase64Url(await crypto.subtle.encrypt(ALGORITHM, key, new TextEncoder().encode(text)));
}
