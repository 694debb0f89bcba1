import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast.ts';
import { pairs } from './pairs.ts';
import { readTokens } from './read-tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const schemes = Object.entries(readTokens(css));

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself, whichever comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#0e4a4f', '#0e4a4f')).toBe(1);
  });

  it('agrees with the example of WCAG: #777777 on white just misses 4.5', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('refuses a colour that it cannot compute', () => {
    expect(() => contrast('teal', '#ffffff')).toThrow('Write the colour "teal" as #rrggbb');
  });
});

describe('readTokens', () => {
  it('lets a brand change the palette, and carries that through to what it means', () => {
    const { light } = readTokens(css, { 'palette-brand-700': '#123456' });
    expect(light['action']).toBe('#123456');
    expect(light['surface-brand']).toBe('#123456');
  });

  it('reports a token that leads nowhere', () => {
    expect(() => readTokens(':root { --text: var(--palette-gone); }')).toThrow('No token --palette-gone');
  });
});

describe.each(schemes)('the tokens in %s', (_, tokens) => {
  it.each(pairs.map(({ front, back, least }) => [front, back, least] as const))(
    'have %s on %s at %d or more',
    (front, back, least) => {
      expect(contrast(tokens[front] ?? '', tokens[back] ?? '')).toBeGreaterThanOrEqual(least);
    },
  );
});
