import { object, string, type InferType } from 'yup';
import { contrastRatio } from './contrast.ts';
import { libraryPalette, palettePairs, type PaletteColour } from './palette-pairs.ts';

const HEX = /^#[0-9a-f]{6}$/iu;

/** The colour as the brand has it; the library's own where the brand says nothing that can be computed. */
function colourOf(name: PaletteColour, palette: unknown): string {
  const given: unknown =
    typeof palette === 'object' && palette !== null ? Reflect.get(palette, name) : undefined;
  return typeof given === 'string' && HEX.test(given) ? given : libraryPalette[name];
}

const keepsItsPairs = (name: PaletteColour, palette: unknown): boolean =>
  palettePairs.every(
    ({ front, back, least }) =>
      (front !== name && back !== name) ||
      contrastRatio(colourOf(front, palette), colourOf(back, palette)) >= least,
  );

/** A colour that keeps the contrast of every pair of the library that it is part of. */
const readable = (name: PaletteColour) =>
  string()
    .matches(HEX)
    .test('contrast', (colour, { parent }) => colour === undefined || keepsItsPairs(name, parent));

/** The colours that a brand may replace, by the names of the library's palette: `brand_700` is `--palette-brand-700`. */
export const brandPalette = object({
  brand_950: readable('brand_950'),
  brand_800: readable('brand_800'),
  brand_700: readable('brand_700'),
  brand_600: readable('brand_600'),
  brand_300: readable('brand_300'),
  brand_200: readable('brand_200'),
  brand_100: readable('brand_100'),
  brand_50: readable('brand_50'),
  /** In the dark: what is hovered, and what is chosen. */
  night_brand: readable('night_brand'),
  night_selected: readable('night_selected'),
  accent_800: readable('accent_800'),
  accent_500: readable('accent_500'),
  accent_100: readable('accent_100'),
}).exact();

export type BrandPalette = InferType<typeof brandPalette>;
