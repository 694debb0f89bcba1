import { beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLIC_KEY_LENGTH_MAX, SEALED_VOTE_LENGTH_MAX, SECRET_KEY_BITS } from '@mijn/domain/limits';
import { sealVote } from './seal-votes.ts';

const ALGORITHM = {
  name: 'RSA-OAEP',
  hash: 'SHA-256',
  modulusLength: SECRET_KEY_BITS,
  publicExponent: new Uint8Array([1, 0, 1]),
};

let keys: CryptoKeyPair;
let publicKey: string;

beforeAll(async () => {
  keys = await crypto.subtle.generateKey(ALGORITHM, false, ['encrypt', 'decrypt']);
  publicKey = Buffer.from(await crypto.subtle.exportKey('spki', keys.publicKey)).toString('base64url');
});

const opened = async (sealed: string): Promise<string> =>
  Buffer.from(
    await crypto.subtle.decrypt('RSA-OAEP', keys.privateKey, Buffer.from(sealed, 'base64url')),
  ).toString();

describe('a vote of a secret ballot', () => {
  it.each([
    [{ choice: 'for', option: null }, [], 'for'],
    [{ choice: 'against', option: null }, [], 'against'],
    [{ choice: 'abstain', option: null }, ['Zon', 'Volt'], 'abstain'],
    [{ choice: 'option', option: 'Volt' }, ['Zon', 'Volt'], 'option:1'],
  ] as const)('%j of %j is sealed as "%s"', async (vote, options, text) => {
    const [sealed = ''] = await sealVote(publicKey, vote, options, 1);
    expect(await opened(sealed)).toBe(text);
  });

  it('is sealed once for each part of the apartment, each time in another way', async () => {
    const sealed = await sealVote(publicKey, { choice: 'for', option: null }, [], 12);
    expect(new Set(sealed).size).toBe(12);
    expect(new Set(await Promise.all(sealed.map(opened)))).toEqual(new Set(['for']));
  });

  it('fits the contract', async () => {
    const [sealed = ''] = await sealVote(publicKey, { choice: 'for', option: null }, [], 1);
    expect(publicKey.length).toBeLessThanOrEqual(PUBLIC_KEY_LENGTH_MAX);
    expect(sealed.length).toBeLessThanOrEqual(SEALED_VOTE_LENGTH_MAX);
    expect(sealed).toMatch(/^[\w-]+$/u);
  });

  it('is not sealed for a broken key', async () => {
    await expect(sealVote('AAAA', { choice: 'for', option: null }, [], 1)).rejects.toThrow();
  });
});
