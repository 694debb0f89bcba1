import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { libraryPalette, palettePairs } from '@mijn/domain/brand';
import { pairs } from './pairs.ts';
import { readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const PALETTE = /^palette-/u;

const palette = Object.fromEntries(
  Object.entries(readTokens(css).light).flatMap(([token, colour]) =>
    PALETTE.test(token) ? [[token.replace(PALETTE, '').replaceAll('-', '_'), colour]] : [],
  ),
);

/** Returns whether a brand may override a colour. The contract of the brand rejects all other names. */
const isOfBrand = (name: string) => /^(?:brand_|accent_|night_brand$|night_selected$)/u.test(name);

/** The light and dark tokens, with the name of a palette colour instead of each value. */
const named = Object.values(
  readTokens(
    css,
    Object.fromEntries(Object.keys(palette).map((name) => [`palette-${name.replaceAll('_', '-')}`, name])),
  ),
);

function asked(): Record<string, number> {
  const strictest: Record<string, number> = {};
  for (const tokens of named) {
    for (const { front, back, least } of pairs) {
      const names = [tokens[front] ?? '', tokens[back] ?? ''];
      const key = names.join(' on ');
      if (names.some(isOfBrand)) strictest[key] = Math.max(least, strictest[key] ?? 0);
    }
  }
  return strictest;
}

describe('the pairs that a brand is checked against', () => {
  it('are exactly the pairs of the tokens with a colour of the brand', () => {
    const checked = palettePairs.map(({ front, back, least }) => [`${front} on ${back}`, least] as const);
    expect(Object.fromEntries(checked)).toEqual(asked());
  });

  it('have the palette of the style sheet', () => {
    expect(palette).toMatchObject(libraryPalette);
  });
});
