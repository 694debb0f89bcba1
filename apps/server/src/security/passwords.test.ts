import { describe, expect, it } from '@jest/globals';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is stored as argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await hashPassword('Een-goed-wachtwoord-1')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  });

  it('is accepted if it is right, and refused if it is wrong', async () => {
    const hash = await hashPassword('Een-goed-wachtwoord-1');
    expect(await isPassword(hash, 'Een-goed-wachtwoord-1')).toBe(true);
    expect(await isPassword(hash, 'Een-goed-wachtwoord-2')).toBe(false);
  });

  it('is always refused if there is no hash', async () => {
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});
