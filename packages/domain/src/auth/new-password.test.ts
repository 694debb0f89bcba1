import { describe, expect, it } from '@jest/globals';
import { validate } from '../validation/validation.ts';
import { resetPasswordBody } from './auth.contract.ts';
import { passwordStrength } from '../passwords/passwords.ts';

const faultsOf = async (password: string, confirmation = password) => {
  const body = {
    token: 't',
    email: 'bram.bestuur@waterpas.example',
    password,
    password_confirmation: confirmation,
  };
  const validation = await validate(resetPasswordBody, body, 'strict');
  return validation.ok ? {} : validation.errors;
};

describe('a new password', () => {
  it.each(['Waterpas-2026!', 'vier woorden zijn genoeg', 'x9!kfu2#pqzl', 'ï'.repeat(4) + 'onvoorspelbaar'])(
    'may be %j',
    async (password) => {
      expect(await faultsOf(password)).toEqual({});
    },
  );

  it.each([
    ['kort-x9!', 'too_short'],
    [`${'lang en breed '.repeat(10)}x`, 'too_long'],
    ['wachtwoord2026', 'common_password'],
    ['Welkom123456!', 'common_password'],
    ['abcabcabcabcabc', 'common_password'],
    ['123456789012', 'common_password'],
    ['abcdefghijklm', 'common_password'],
    ['Bram.Bestuur@waterpas.example', 'same_as_email'],
  ])('may not be %j: %s', async (password, code) => {
    expect((await faultsOf(password))['password']?.map((fault) => fault.code)).toContain(code);
  });

  it('must equal its confirmation', async () => {
    const faults = await faultsOf('vier woorden zijn genoeg', 'vier woorden zijn te veel');
    expect(faults).toEqual({ password_confirmation: [{ code: 'not_matching' }] });
  });

  it.each([
    ['', 'empty'],
    ['kort', 'too_weak'],
    ['wachtwoord2026', 'too_weak'],
    ['x9!kfu2#pqzl', 'fair'],
    ['vier woorden zijn genoeg', 'strong'],
  ])('%j is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });
});
