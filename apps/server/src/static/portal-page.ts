import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandStyle, type Brand } from '@mijn/domain/brand';
import { AppError } from '../wire/app-error.ts';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** JSON that can't end the script element it stands in. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

function addBrand(html: string, brand: Brand): { before: string; after: string } {
  const titled = html.replace(/<title>[^<]*<\/title>/u, () => `<title>${escapeText(brand.company)}</title>`);
  const end = titled.indexOf('</head>');
  const json = `<script type="application/json" id="brand">${escapeJson(brand)}</script>`;
  return { before: titled.slice(0, end) + json, after: titled.slice(end) };
}

/**
 * Reads the portal's page as Vite built it and puts the brand in. What it returns makes the page for one call: the
 * nonce is for the brand's colours, and for the style element that react-aria-components adds.
 */
export async function readPortalPage(folder: string, brand: Brand): Promise<(nonce: string) => string> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
    throw new AppError('unavailable', {
      message: 'The portal is not built yet: run `npx -y pnpm@12 start`, which builds it.',
    });
  });
  const { before, after } = addBrand(html, brand);
  const style = brandStyle(brand);
  return (nonce) => {
    const styleElement = style && `<style nonce="${nonce}">${style}</style>`;
    return `${before}<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">${styleElement}${after}`;
  };
}
