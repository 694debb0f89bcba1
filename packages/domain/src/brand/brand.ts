import type { Brand } from './brand.contract.ts';

export function brandStyle({ palette }: Pick<Brand, 'palette'>): string {
  const colours = Object.entries(palette).map(
    ([name, colour]) => `--palette-${name.replaceAll('_', '-')}:${colour};`,
  );
  // The selector is repeated, so that it has precedence over the library regardless of the order of the style
  // sheets.
  return colours.length > 0 ? `:root:root{${colours.join('')}}` : '';
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const libraryPalette = {
  brand_950: '#0a3437',
  brand_800: '#123d40',
  brand_700: '#0e4a4f',
  brand_600: '#1d595e',
  brand_300: '#8fd5d1',
  brand_200: '#b2e5e2',
  brand_100: '#e0edeb',
  brand_50: '#eff6f5',
  accent_800: '#2c3212',
  accent_500: '#d3e455',
  accent_100: '#f3f8cf',
  night_brand: '#14292a',
  night_selected: '#1a3536',
  white: '#ffffff',
  paper: '#faf8f4',
  sunken: '#f2efe8',
  line_strong: '#7d827b',
  ink: '#15211f',
  ink_soft: '#44524f',
  night: '#0e1615',
  night_raised: '#16201f',
  night_sunken: '#0a1110',
  night_line_strong: '#7d8d89',
  night_ink: '#edf2f0',
  night_ink_soft: '#b3c1bd',
  danger_700: '#9c1f28',
  danger_300: '#ffb1ad',
  focus: '#0b6bcb',
  focus_light: '#7cc0ff',
} as const;

export type PaletteColour = keyof typeof libraryPalette;

export interface PalettePair {
  front: PaletteColour;
  back: PaletteColour;
  least: number;
}

const on = (front: PaletteColour, least: number, ...backs: readonly PaletteColour[]): PalettePair[] =>
  backs.map((back) => ({ front, back, least }));

/** All colour pairs with a colour of the brand, in both modes. A test in the library compares them with its `tokens/pairs.ts`. */
export const palettePairs: readonly PalettePair[] = [
  ...on('ink', 7, 'brand_50', 'brand_100', 'accent_100', 'accent_500'),
  ...on('ink_soft', 4.5, 'brand_50', 'brand_100'),
  ...on('brand_700', 7, 'white', 'paper'),
  ...on('brand_700', 4.5, 'sunken', 'brand_50', 'brand_100', 'accent_100'),
  ...on('white', 7, 'brand_600', 'brand_700', 'brand_800', 'brand_950'),
  ...on('danger_700', 4.5, 'brand_100'),
  ...on('line_strong', 3, 'brand_50'),
  ...on('brand_300', 3, 'brand_700', 'brand_800'),
  ...on('focus', 3, 'brand_50', 'brand_100'),
  ...on('night_ink', 7, 'night_brand', 'night_selected', 'accent_800'),
  ...on('night_ink_soft', 4.5, 'night_brand', 'night_selected'),
  ...on('brand_300', 7, 'night', 'night_raised'),
  ...on('brand_300', 4.5, 'night_sunken', 'night_brand', 'night_selected', 'accent_800'),
  ...on('night', 7, 'brand_300', 'brand_200'),
  ...on('danger_300', 4.5, 'night_selected'),
  ...on('night_line_strong', 3, 'night_brand'),
  ...on('focus_light', 3, 'night_brand', 'night_selected'),
];

export type { Brand, SecondFactorRole } from './brand.contract.ts';
