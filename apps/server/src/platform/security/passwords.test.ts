import { describe, expect, it } from '@jest/globals';
import { hash as argon2 } from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.ts';

const stranger = { lane: 'stranger', id: '192.0.2.1' } as const;
const member = { lane: 'member', id: 'anna' } as const;

describe('a password', () => {
  it('is stored as argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('Een-goed-wachtwoord-1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('is accepted if it is right, and refused if it is wrong', async () => {
    const hash = await hashPassword('Een-goed-wachtwoord-1');
    expect(await isPassword(hash, 'Een-goed-wachtwoord-1', stranger)).toBe(true);
    expect(await isPassword(hash, 'Een-goed-wachtwoord-2', stranger)).toBe(false);
  });

  it('is accepted in each way to write its accents, also if it was stored before they were made one', async () => {
    const [composed, decomposed] = ['Crème brûlée 77'.normalize('NFC'), 'Crème brûlée 77'.normalize('NFD')];
    const hashes = [await hashPassword(decomposed), await hashPassword(composed)];
    for (const stored of hashes)
      for (const typed of [composed, decomposed])
        expect(await isPassword(stored, typed, stranger)).toBe(true);
    const earlier = await argon2(decomposed);
    expect(await isPassword(earlier, decomposed, stranger)).toBe(true);
    expect(await isPassword(earlier, 'Crème brulee 77', stranger)).toBe(false);
  });

  it('is always refused if there is no hash', async () => {
    expect(await isPassword(null, 'nobody has this password', stranger)).toBe(false);
  });

  it('is refused for a moment while too many passwords wait, and none of those that wait is lost', async () => {
    const hash = await hashPassword('Een-goed-wachtwoord-1');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 150 }, () => isPassword(hash, 'Een-goed-wachtwoord-1', stranger)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual(refused.map(() => 'unavailable'));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value)).toHaveLength(
      150 - refused.length,
    );
    expect(refused.length).toBeGreaterThan(40);
    expect(await isPassword(hash, 'Een-goed-wachtwoord-1', stranger)).toBe(true);
  });

  it('of a member is compared before those of strangers that wait, also when no more of theirs may wait', async () => {
    const hash = await hashPassword('Een-goed-wachtwoord-1');
    const strangers = Promise.allSettled(
      Array.from({ length: 150 }, () => isPassword(hash, 'Een-goed-wachtwoord-1', stranger)),
    );
    await expect(isPassword(hash, 'Een-goed-wachtwoord-1', stranger)).rejects.toMatchObject({
      code: 'unavailable',
    });
    const first = await Promise.race([
      isPassword(hash, 'Een-goed-wachtwoord-1', member).then(() => 'member'),
      strangers.then(() => 'strangers'),
    ]);
    expect(first).toBe('member');
    await strangers;
  });
});
