import type { Brand } from './brand.contract.ts';

/**
 * The brand's colours as custom properties of the palette, for the style element of index.html. Empty when the brand
 * replaces nothing.
 */
export function brandStyle({ palette }: Pick<Brand, 'palette'>): string {
  const colours = Object.entries(palette).map(
    ([name, colour]) => `--palette-${name.replaceAll('_', '-')}:${colour};`,
  );
  // Twice the selector, so that it wins whatever the order of the style sheets.
  return colours.length > 0 ? `:root:root{${colours.join('')}}` : '';
}
