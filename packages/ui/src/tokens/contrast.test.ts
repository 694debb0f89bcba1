import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const schemes = Object.entries(readTokens(css));

describe('contrast', () => {
  it('is 21 for black and white in either order, and 1 for two equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#0e4a4f', '#0e4a4f')).toBe(1);
  });

  it('is just below 4.5 for #777777 on white, as in the example of WCAG', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('throws for a colour in another notation', () => {
    expect(() => contrast('teal', '#ffffff')).toThrow('Write the colour "teal" as #rrggbb');
  });
});

describe('readTokens', () => {
  it('applies the palette of a brand to the tokens that refer to the palette', () => {
    const { light } = readTokens(css, { 'palette-brand-700': '#123456' });
    expect(light['action']).toBe('#123456');
    expect(light['surface-brand']).toBe('#123456');
  });

  it('throws for a reference to an unknown token', () => {
    expect(() => readTokens(':root { --text: var(--palette-gone); }')).toThrow('No token --palette-gone');
  });
});

describe.each(schemes)('the tokens in %s', (_, tokens) => {
  it.each(pairs.map(({ front, back, least }) => [front, back, least] as const))(
    'have a contrast of %s on %s of at least %d',
    (front, back, least) => {
      expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});
