import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from '../src/tokens/contrast.ts';
import { pairs } from '../src/tokens/pairs.ts';
import { readTokens } from '../src/tokens/read-tokens.ts';
import { brands } from './brands.ts';

const css = readFileSync(new URL('../src/tokens/tokens.css', import.meta.url), 'utf8');

/** What the brand replaces, by the names of the tokens. */
const tokensOf = (palette: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, colour]) =>
      colour === undefined ? [] : [[`palette-${name.replaceAll('_', '-')}`, colour]],
    ),
  );

describe.each(Object.values(brands))('the brand $title', ({ palette }) => {
  it.each(Object.entries(readTokens(css, tokensOf(palette))))('keeps every contrast in %s', (_, tokens) => {
    const broken = pairs.filter(
      ({ front, back, least }) => contrast(tokens[front] ?? '', tokens[back] ?? '') < least,
    );
    expect(broken).toEqual([]);
  });
});
