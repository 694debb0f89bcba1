import type { Brand } from '@mijn/domain/brand';
import { type KnownFile, knownFile } from './send-known.ts';

interface Icon {
  path: `/${string}.png`;
  /** The width and height in pixels. */
  side: number;
  /** What the system does with it: `any` shows it as it is, `maskable` cuts a shape of its own out of it. */
  purpose: 'any' | 'maskable';
}

/** The icons of the manifest. */
export const manifestIcons: readonly Icon[] = [
  { path: '/icon-192.png', side: 192, purpose: 'any' },
  { path: '/icon-512.png', side: 512, purpose: 'any' },
  { path: '/icon-maskable-512.png', side: 512, purpose: 'maskable' },
];

/** iOS reads no icons from the manifest. It rounds the corners, and paints what is transparent black. */
export const appleIcon: Icon = { path: '/apple-touch-icon.png', side: 180, purpose: 'maskable' };

/** The part of an icon's side that every shape of a system leaves whole (W3C: a circle with a radius of 40%). */
const SAFE_PART = 0.56;
const WHOLE_PART = 0.92;

const WHITE = '#ffffff';
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** The size in points at which the logo is drawn. It is larger than any icon, so that no icon is enlarged. */
const DRAWN_DPI = 72;
const DRAWN_SIDE = 1024;

/** A logo within a page needs no namespace, and one in a file does. */
const withNamespace = (logo: string): string =>
  logo.includes('xmlns=') ? logo : logo.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');

/**
 * Draws the logo of the brand as a square icon. The library is loaded with the first icon, because it takes memory.
 * @throws an error of sharp for a logo that it can't draw.
 */
export async function drawIcon({ logo }: Pick<Brand, 'logo'>, { side, purpose }: Icon): Promise<KnownFile> {
  const { default: sharp } = await import('sharp');
  const svg = Buffer.from(withNamespace(logo));
  const { width, height } = await sharp(svg).metadata();
  const isMaskable = purpose === 'maskable';
  const inner = Math.round(side * (isMaskable ? SAFE_PART : WHOLE_PART));
  const density = Math.min(2400, Math.max(DRAWN_DPI, (DRAWN_DPI * DRAWN_SIDE) / Math.max(width, height)));
  const drawn = await sharp(svg, { density })
    .resize({ width: inner, height: inner, fit: 'contain', background: TRANSPARENT })
    .png()
    .toBuffer();
  const icon = await sharp({
    create: { width: side, height: side, channels: 4, background: isMaskable ? WHITE : TRANSPARENT },
  })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
  return knownFile(icon, 'image/png');
}
