/** The library's own palette, as far as a brand's colours meet it: `brand_700` is `--palette-brand-700` of its style sheet. */
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

/** A colour on another one somewhere in the library, and the contrast that it needs there. */
export interface PalettePair {
  front: PaletteColour;
  back: PaletteColour;
  least: number;
}

const on = (front: PaletteColour, least: number, ...backs: readonly PaletteColour[]): PalettePair[] =>
  backs.map((back) => ({ front, back, least }));

/**
 * Every pair of the library that a brand's colour is part of, in light and in dark. What the library's `tokens/pairs.ts`
 * asks, in the names of the palette: a test there holds the two together.
 */
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
