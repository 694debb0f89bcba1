import { beforeAll, describe, expect, it } from '@jest/globals';
import { sealerFor } from '../../voting/sealing.ts';
import { choiceIn, countSecret, openSealed } from './count-secret.ts';
import type { KeyStore } from './key-store.ts';
import { createSecretKey, findSecretKey, forgetSecretKey } from './secret-key.ts';

function memoryKeys(): KeyStore {
  const kept = new Map<string, CryptoKey>();
  return {
    put: async (publicKey, key) => {
      kept.set(publicKey, key);
    },
    get: async (publicKey) => kept.get(publicKey),
    delete: async (publicKey) => {
      kept.delete(publicKey);
    },
  };
}

/** Seals a text as the browser of a member does. */
const seal = async (text: string, publicKey: string): Promise<string> => (await sealerFor(publicKey))(text);

const keys = memoryKeys();
let publicKey = '';
let privateKey: CryptoKey;

async function keyOf(one: string): Promise<CryptoKey> {
  const found = await findSecretKey(one, keys);
  if (!found) throw new Error('The key was not kept.');
  return found;
}

beforeAll(async () => {
  publicKey = await createSecretKey(keys);
  privateKey = await keyOf(publicKey);
});

describe('the key of a secret ballot', () => {
  it('is kept, and no script can read its private part', async () => {
    expect(privateKey.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
    expect(publicKey).toMatch(/^[\w-]{390,500}$/u);
  });

  it('is another one for each ballot', async () => {
    expect(await createSecretKey(keys)).not.toBe(publicKey);
  });

  it('is unknown on another device, and after the ballot has ended', async () => {
    expect(await findSecretKey(publicKey, memoryKeys())).toBeUndefined();
    const ended = await createSecretKey(keys);
    await forgetSecretKey(ended, keys);
    expect(await findSecretKey(ended, keys)).toBeUndefined();
  });

  it('is not used for a ballot if the browser keeps nothing', async () => {
    const full: KeyStore = {
      ...memoryKeys(),
      put: async () => {
        throw new Error('QuotaExceededError');
      },
    };
    await expect(createSecretKey(full)).rejects.toThrow('QuotaExceededError');
  });
});

describe('the text of a sealed vote', () => {
  const options = ['Jansen', 'Van der Meer'];

  it.each([
    ['for', [], 'for', null],
    ['against', [], 'against', null],
    ['abstain', [], 'abstain', null],
    ['abstain', options, 'abstain', null],
    ['option:0', options, 'option', 'Jansen'],
    ['option:1', options, 'option', 'Van der Meer'],
  ] as const)('%s in a ballot with options %j is a vote', (text, some, choice, option) => {
    expect(choiceIn(text, { options: some })).toEqual({ choice, option });
  });

  it.each([
    ['', []],
    ['For', []],
    ['for ', []],
    ['option:0', []],
    ['for', options],
    ['option:2', options],
    ['option:-1', options],
    ['option:00', options],
    ['option:1.0', options],
    ['option:Jansen', options],
  ])('%j in a ballot with options %j is no vote', (text, some) => {
    expect(choiceIn(text, { options: some })).toBeUndefined();
  });
});

describe('the proof that this device has the key', () => {
  it('is the text that the server sealed', async () => {
    expect(await openSealed(await seal('proof-1', publicKey), privateKey)).toBe('proof-1');
  });

  it('is missing for another key', async () => {
    const other = await createSecretKey(keys);
    expect(await openSealed(await seal('proof-1', other), privateKey)).toBeUndefined();
  });
});

describe('the count of a secret ballot', () => {
  const count = (sealed: readonly string[], options: readonly string[] = []) =>
    countSecret(sealed, { options, privateKey, onProgress: () => undefined });

  it('adds up what was sealed, and what cannot be read', async () => {
    const other = await createSecretKey(keys);
    const sealed = await Promise.all([
      seal('for', publicKey),
      seal('for', publicKey),
      seal('against', publicKey),
      seal('abstain', publicKey),
      seal('maybe', publicKey),
      seal('for', other),
    ]);
    expect(await count([...sealed, 'no-sealed-vote', '!'])).toEqual({
      totals: { votes_for: 2, votes_against: 1, votes_abstained: 1, options: [] },
      unreadable: 4,
    });
  });

  it('adds up options in the order of the proposal', async () => {
    const sealed = await Promise.all(
      ['option:1', 'option:1', 'option:0', 'option:7', 'for'].map((text) => seal(text, publicKey)),
    );
    expect(await count(sealed, ['Jansen', 'Van der Meer', 'Geen'])).toEqual({
      totals: {
        votes_for: 0,
        votes_against: 0,
        votes_abstained: 0,
        options: [
          { option: 'Jansen', votes: 1 },
          { option: 'Van der Meer', votes: 2 },
          { option: 'Geen', votes: 0 },
        ],
      },
      unreadable: 2,
    });
  });

  it('opens many votes in slices, and says how far it is', async () => {
    const one = await seal('for', publicKey);
    const progress: number[] = [];
    const sealed = Array.from({ length: 1000 }, () => one);
    const { totals } = await countSecret(sealed, {
      options: [],
      privateKey,
      onProgress: (opened) => progress.push(opened),
    });
    expect(totals.votes_for).toBe(1000);
    expect(progress.slice(0, 3)).toEqual([40, 80, 120]);
    expect(progress.at(-1)).toBe(1000);
  });

  it('of a ballot without votes is zero', async () => {
    expect((await count([])).totals.votes_for).toBe(0);
  });
});
