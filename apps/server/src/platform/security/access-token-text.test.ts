import { describe, expect, it } from '@jest/globals';
import { isAccessToken, newAccessToken } from './access-token-text.ts';

describe('the text of an access token', () => {
  it('has a prefix, 256 random bits and a checksum, in letters and digits', () => {
    const tokens = Array.from({ length: 200 }, newAccessToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) {
      expect(token).toMatch(/^mijn_pat_[0-9A-Za-z]{49}$/u);
      expect(isAccessToken(token)).toBe(true);
    }
  });

  it('is refused when one character differs, is missing or is added', () => {
    const token = newAccessToken();
    const other = token.endsWith('a') ? 'b' : 'a';
    const first = token[9] === 'a' ? 'b' : 'a';
    const wrong = [
      '',
      'mijn_pat_',
      token.slice(0, -1),
      `${token}a`,
      token.slice(0, -1) + other,
      token.slice(0, 9) + first + token.slice(10),
      token.replace('mijn_pat_', 'mijn_pit_'),
      ` ${token}`,
      `${token}\n`,
    ];
    for (const text of wrong) expect([text, isAccessToken(text)]).toEqual([text, false]);
  });
});
