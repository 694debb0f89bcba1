import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from '../src/tokens/contrast.ts';
import { pairs } from '../src/tokens/pairs.ts';
import { readTokens } from '../src/tokens/read-tokens.ts';
import { brands, tokensOf } from './brands.ts';

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');

describe.each(Object.values(brands))('the brand $title', ({ palette }) => {
  it.each(Object.entries(readTokens(css, tokensOf(palette))))('keeps every contrast in %s', (_, tokens) => {
    const broken = pairs.filter(
      ({ front, back, least }) => contrast(tokens[front] ?? '', tokens[back] ?? '') < least,
    );
    expect(broken).toEqual([]);
  });
});
