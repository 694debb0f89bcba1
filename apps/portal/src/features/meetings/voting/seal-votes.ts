import type { VoteChoice } from '@mijn/domain/ballots';

interface Vote {
  choice: VoteChoice;
  option: string | null;
}

const ALGORITHM = { name: 'RSA-OAEP', hash: 'SHA-256' };

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.codePointAt(0) ?? 0,
  );

/** Returns the text that is sealed. An option is named by its place in the proposal, so that all texts are short. */
const textOf = ({ choice, option }: Vote, options: readonly string[]): string =>
  choice === 'option' ? `option:${options.indexOf(option ?? '')}` : choice;

/**
 * Seals a vote of a secret ballot as many times as the apartment has parts, so that its weight does not tell whose it is. Only the
 * browser that opened the ballot can open them. Two seals of one vote differ.
 * @param publicKey the key of the ballot, as base64url SPKI.
 * @throws DOMException if the key is none, and TypeError in a browser without WebCrypto.
 */
export async function sealVote(
  publicKey: string,
  vote: Vote,
  options: readonly string[],
  count: number,
): Promise<string[]> {
  const key = await crypto.subtle.importKey('spki', fromBase64Url(publicKey), ALGORITHM, false, ['encrypt']);
  const text = new TextEncoder().encode(textOf(vote, options));
  return Promise.all(
    Array.from({ length: count }, async () => toBase64Url(await crypto.subtle.encrypt(ALGORITHM, key, text))),
  );
}
