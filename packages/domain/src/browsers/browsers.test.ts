import { describe, expect, it } from '@jest/globals';
import { browserWarning, checkBrowser, isOutdatedBrowser } from './browsers.ts';

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const edge = (version: number) =>
  version < 20
    ? `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0 Safari/537.36 Edge/${version}.17763`
    : `${chrome(version)} Edg/${version}.0.0.0`;
const firefox = (version: number) =>
  `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
const safari = (version: number) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}.1 Safari/605.1.15`;
const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

describe('the browser warning', () => {
  it.each([
    ['Chrome 98', chrome(98), true],
    ['Chrome 99', chrome(99), false],
    ['Edge 18', edge(18), true],
    ['Edge 99', edge(99), false],
    ['Firefox 65', firefox(65), true],
    ['Firefox 66', firefox(66), false],
    ['Safari 15', safari(15), true],
    ['Safari 16', safari(16), false],
    ['Internet Explorer 11', explorer, true],
    ['an unknown browser', 'curl/8.0', false],
    ['no user agent at all', ' ', false],
  ])('is shown for %s: %s', (_, userAgent, isDue) => {
    expect(isOutdatedBrowser(checkBrowser(userAgent))).toBe(isDue);
  });

  it('contains the browser, the version and the recommended browsers', () => {
    expect(browserWarning({ name: 'Safari', majorVersion: 15 }, 'Mijn Waterpas')).toBe(
      'U gebruikt Safari 15. Deze browser is verouderd en wordt niet ondersteund. Hierdoor kunnen sommige delen van Mijn Waterpas niet goed werken. Gebruik een recente versie van Safari of een browser zoals Chrome, Firefox of Edge.',
    );
  });

  it('has a text of its own for Internet Explorer', () => {
    const text = browserWarning(checkBrowser(explorer), 'Mijn Waterpas');
    expect(text).toContain('U gebruikt Internet Explorer 11. Deze browser wordt niet ondersteund.');
    expect(text).toContain('Chrome, Firefox of Edge');
  });

  it('has no text for a supported browser', () => {
    expect(browserWarning({ name: 'Chrome', majorVersion: 156 }, 'Mijn Waterpas')).toBeUndefined();
  });
});
