import type { Brand, BrandPalette } from './brand.contract.ts';

function declarations(palette: BrandPalette): string {
  return Object.entries(palette)
    .map(([name, colour]) => `--brand-${name.replaceAll('_', '-')}:${colour};`)
    .join('');
}

/**
 * The brand's colours as the custom properties `--brand-brand`, `--brand-on-brand`, `--brand-accent` and
 * `--brand-on-accent`, for the style element of index.html. Empty when the brand overrides nothing.
 */
export function brandStyle({ palette }: Pick<Brand, 'palette'>): string {
  const [light, dark] = [declarations(palette.light), declarations(palette.dark)];
  return [
    light && `:root{${light}}`,
    dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`,
  ].join('');
}
