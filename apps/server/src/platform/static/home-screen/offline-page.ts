import { type Brand, libraryPalette } from '@mijn/domain/brand';
import { hashOf } from '../hash-of.ts';
import { type KnownFile, knownFile } from './send-known.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page is loaded again by the button, and by itself when the connection is back. */
const SCRIPT =
  'function again(){location.reload()}' +
  "document.querySelector('button').addEventListener('click',again);addEventListener('online',again)";

const styleOf = ({ palette }: Pick<Brand, 'palette'>): string => {
  const { paper, ink, night, night_ink, white } = libraryPalette;
  const { brand_700, brand_300, brand_950 } = { ...libraryPalette, ...palette };
  return (
    `:root{color-scheme:light dark}body{margin:0;padding:15vh 24px 24px;background:${paper};color:${ink};` +
    'font:18px/1.5 system-ui,sans-serif}main{max-width:32rem;margin:auto}h1{font-size:28px;line-height:1.25;margin:0}' +
    `a{color:${brand_700}}button{min-height:48px;padding:0 24px;border:0;border-radius:8px;background:${brand_700};` +
    `color:${white};font:inherit;font-weight:600}` +
    `@media screen and (prefers-color-scheme:dark){body{background:${night};color:${night_ink}}a{color:${brand_300}}` +
    `button{background:${brand_300};color:${brand_950}}}`
  );
};

export interface OfflinePage {
  file: KnownFile;
  policy: string;
}

/**
 * Returns the page that the service worker shows when the network is cut. It needs no other file, and its policy allows its
 * own style and script alone.
 */
export function offlinePageOf(brand: Brand): OfflinePage {
  const style = styleOf(brand);
  const number = brand.phone.replaceAll(/[^\d+]/gu, '');
  const html =
    '<!doctype html><html lang="nl"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<title>U bent offline · ${escape(brand.portal_name)}</title><style>${style}</style></head><body><main>` +
    '<h1>U bent offline</h1>' +
    '<p>Er is geen verbinding met internet. Daarom kunnen wij deze pagina nu niet laten zien. Als de verbinding terug is, ' +
    'gaat u vanzelf verder.</p>' +
    '<p><button type="button">Probeer opnieuw</button></p>' +
    `<p>Is het dringend? Bel ${escape(brand.name)}: <a href="tel:${escape(number)}">${escape(brand.phone)}</a>.</p>` +
    `</main><script>${SCRIPT}</script></body></html>`;
  return {
    file: knownFile(html, 'text/html; charset=utf-8'),
    policy: [
      "default-src 'none'",
      `script-src ${hashOf(SCRIPT)}`,
      `style-src ${hashOf(style)}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}
