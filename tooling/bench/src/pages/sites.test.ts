import { describe, expect, it } from '@jest/globals';
import { withoutScripts } from './sites.ts';

describe('a page without its scripts', () => {
  it('keeps its markup, styles, font and pictures', () => {
    const kept = [
      '<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/b.woff2">',
      '<style nonce="c">p{color:red}</style></head><body><p>Inloggen</p><img src="/d.webp">',
    ];
    const page = [
      '<head><script type="module" src="/assets/a.js"></script><link rel="modulepreload" href="/assets/b.js">',
      kept[0],
      '<link rel="preload" as="script" href="/assets/c.js">',
      kept[1],
      '<script type="application/json" id="brand">{"a":"\\u003c/script>"}\n</script></body>',
    ];
    expect(withoutScripts(page.join(''))).toBe(`<head>${kept.join('')}</body>`);
  });
});
