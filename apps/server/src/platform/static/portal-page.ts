import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Brand, brandStyle } from '@mijn/domain/brand';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { Config } from '../config/read-config.ts';
import { AppError } from '../wire/app-error.ts';
import { firstPressElement } from './first-press.ts';
import { homeScreenElements } from './home-screen/serve-home-screen.ts';
import { type PageFiles, readRouteFiles, type RouteFiles } from './route-files.ts';
import { unstartedNotice } from './unstarted-notice.ts';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const titleElement = (title: string): string => `<title>${escapeText(title)}</title>`;

/** Returns a value as JSON in which `<` is escaped, so that the JSON can't end its script element. */
const escapeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const jsonElement = (id: string, value: unknown, attributes = ''): string =>
  `<script type="application/json"${attributes} id="${id}">${escapeJson(value)}</script>`;

interface Drawing {
  nonce: string;
  /** The title of the browser tab. It names what the page is about, so it is known once the page is drawn. */
  title: string;
  /** The content of `#root`. */
  html: string;
  css: string;
  /** The time that the page shows, in milliseconds since the epoch. */
  at: number;
  state: unknown;
  /** Whether this browser has a colour scheme or a text size of its own. */
  hasAppearance: boolean;
}

interface HeadOptions {
  /** Allows the style elements of the page, and the style element of react-aria-components. */
  nonce: string;
  files?: PageFiles | undefined;
}

/** The page that Vite built, with the brand, in the two parts in which it is sent. */
export interface PortalPage {
  head: (options: HeadOptions) => string;
  /** Returns the rest of the page, which begins at the end of the head. Without a drawing, the browser renders the page. */
  body: (maintenance: MaintenanceBanner | null, drawing?: Drawing) => string;
  files: RouteFiles;
}

/** The script that applies the colours and the text size before the first paint (docs/product.md#settings). */
const APPEARANCE = '<script src="/appearance.js">';
const ROOT = '<div id="root"></div>';
const TITLE = /<title>[^<]*<\/title>/u;
const STYLE_SHEETS = /<link rel="stylesheet"[^>]*>\s*/gu;
const MODULE = '<script type="module"';

/** A drawn page shows its content without scripts, so its font and pictures go first. */
const LATER = 'fetchpriority="low"';

/** Inlines style sheets, so that the page is painted on arrival. Disabled links tell the scripts that they are there. */
function fileElements({ scripts, styles, css }: PageFiles, nonce: string): string {
  const sheets = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`);
  const preloads = scripts.map((href) => `<link rel="modulepreload" crossorigin ${LATER} href="${href}">`);
  return `<style nonce="${nonce}">${css}</style>${[...sheets, ...preloads].join('')}`;
}

async function readPortalPage(folder: string, brand: Brand): Promise<PortalPage> {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
    throw new AppError('unavailable', {
      message: 'The portal is not built yet: run `npx -y pnpm@12 start`, which builds it.',
    });
  });
  const [head = '', rest = ''] = html.replace(TITLE, '').split('</head>');
  // Pages have neither the addresses for decisions, reports and weaknesses, nor of whom a second factor is required.
  const {
    decisions_email: _own,
    reports_email: _reports,
    security_email: _security,
    require_second_factor: _roles,
    ...shown
  } = brand;
  const headWithBrand = head + homeScreenElements + jsonElement('brand', shown);
  const headOfDrawing = headWithBrand.replaceAll(STYLE_SHEETS, '').replaceAll(MODULE, `${MODULE} ${LATER}`);
  const [beforeRoot = '', afterRoot = ''] = `</head>${rest}`.split(ROOT);
  // Without a choice of its own, a browser has nothing to apply before the first paint.
  const beforeRootDeferred = beforeRoot.replace(APPEARANCE, APPEARANCE.replace('>', ' defer>'));
  const brandCss = brandStyle(brand);
  return {
    files: await readRouteFiles(folder),
    head: ({ nonce, files }) =>
      (files ? headOfDrawing : headWithBrand) +
      `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">` +
      (files ? fileElements(files, nonce) : '') +
      (brandCss && `<style nonce="${nonce}">${brandCss}</style>`),
    body: (maintenance, drawing) => {
      const banner = maintenance ? jsonElement('maintenance', maintenance) : '';
      if (!drawing) return titleElement(brand.company) + beforeRoot + ROOT + banner + afterRoot;
      const { nonce, title, html: content, css, at, state, hasAppearance } = drawing;
      return [
        titleElement(title),
        hasAppearance ? beforeRoot : beforeRootDeferred,
        css && `<style nonce="${nonce}">${css}</style>`,
        firstPressElement,
        `<div id="root">${content}</div>`,
        unstartedNotice(brand, nonce, escapeText),
        jsonElement('drawn', state, ` data-at="${at}"`),
        banner,
        afterRoot,
      ].join('');
    },
  };
}

/** Reads the page again after a new build. */
export function portalPageOf({ portalFolder, brand }: Pick<Config, 'portalFolder' | 'brand'>) {
  let builtAt: number | undefined;
  let page: Promise<PortalPage> | undefined;
  return async (): Promise<PortalPage> => {
    const file = await stat(path.join(portalFolder, 'index.html')).catch(() => undefined);
    if (!page || file?.mtimeMs !== builtAt) {
      page = readPortalPage(portalFolder, brand);
      builtAt = file?.mtimeMs;
    }
    return page;
  };
}
