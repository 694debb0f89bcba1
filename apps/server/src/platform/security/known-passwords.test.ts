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
    'monkey monkey monkey',
    '1234 1234 1234',
    'qwerty\u200Bqwerty',
    'Ｆｏｏｔｂａｌｌ２０２６',
    'F00tb4ll 2026!',
    'p@$$w0rd 2026!',
  ])('is known: %s', (password) => expect(isKnownPassword(password)).toBe(true));

  it.each([
    'Een-eigen-wachtwoord-3',
    'mijn fiets staat buiten',
    'Geraden-1-x-Geraden',
    'qzv-83-mohw-vrk',
    '📷📷📷📷📷📷',
  ])('is not known: %s', (password) => expect(isKnownPassword(password)).toBe(false));
});
