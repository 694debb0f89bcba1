import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from '../src/tokens/contrast.ts';
import { pairs } from '../src/tokens/pairs.ts';
import { readTokens, type Tokens } from '../src/tokens/read-tokens.ts';
import { brands, tokensOf } from './brands.ts';

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');

const brokenIn = (tokens: Tokens) =>
  pairs.filter(({ front, back, least }) => contrast(tokens[front] ?? '', tokens[back] ?? '') < least);

describe.each(Object.values(brands))('the brand $title', ({ palette }) => {
  it.each(Object.entries(readTokens(css, tokensOf(palette))))(
    'has every minimum contrast in the %s scheme',
    (_, tokens) => {
      expect(brokenIn(tokens)).toEqual([]);
    },
  );
});

describe('a brand that is too light', () => {
  it('fails the minimum contrast of body text, although it passes that of other text', () => {
    const { light } = readTokens(css, tokensOf({ brand_700: '#2f7f86' }));
    expect(contrast(light['text-link'] ?? '', light['surface'] ?? '')).toBeGreaterThan(4.5);
    expect(brokenIn(light)).toContainEqual({ front: 'text-link', back: 'surface', least: 7 });
  });
});
