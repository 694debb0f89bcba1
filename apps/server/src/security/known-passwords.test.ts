import { describe, expect, it } from '@jest/globals';
import { isKnownPassword } from './known-passwords.ts';

describe('a password', () => {
  it.each([
    'football',
    '123456',
    'Sunshine',
    'elephant-1234',
    '2026 DRAGON!!!!',
    'mustangmustang',
    'charliecharlie99',
  ])('is known: %s', (password) => expect(isKnownPassword(password)).toBe(true));

  it.each([
    'Een-eigen-wachtwoord-3',
    'mijn fiets staat buiten',
    'Geraden-1-x-Geraden',
    'qzv-83-mohw-vrk',
    '📷📷📷📷📷📷',
  ])('is not known: %s', (password) => expect(isKnownPassword(password)).toBe(false));
});
