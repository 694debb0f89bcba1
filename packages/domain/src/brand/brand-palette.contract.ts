import { object, string, type InferType } from 'yup';
import { contrastRatio } from './contrast.ts';

/** What text needs against its surface (WCAG 2.2 AA). */
export const TEXT_CONTRAST_MIN = 4.5;

/** The colours of the library that a brand's colour meets, as text on it or as the surface below it. */
const WHITE = '#ffffff';
const INK = '#15211f';
const NIGHT = '#0e1615';
const NIGHT_INK = '#edf2f0';

const isReadable = (colour: string | undefined, partner: string): boolean =>
  colour === undefined ||
  !/^#[0-9a-f]{6}$/iu.test(colour) ||
  contrastRatio(colour, partner) >= TEXT_CONTRAST_MIN;

/** A colour that must be readable with another one. */
const readableWith = (partner: string) =>
  string()
    .matches(/^#[0-9a-f]{6}$/iu)
    .test('contrast', (colour) => isReadable(colour, partner));

/** The colours that a brand may replace, by the names of the library's palette: `brand_700` is `--palette-brand-700`. */
export const brandPalette = object({
  brand_950: readableWith(WHITE),
  brand_800: readableWith(WHITE),
  brand_700: readableWith(WHITE),
  brand_600: readableWith(WHITE),
  brand_300: readableWith(NIGHT),
  brand_200: readableWith(NIGHT),
  brand_100: readableWith(INK),
  brand_50: readableWith(INK),
  /** In the dark: what is hovered, and what is chosen. */
  night_brand: readableWith(NIGHT_INK),
  night_selected: readableWith(NIGHT_INK),
  accent_800: readableWith(NIGHT_INK),
  accent_500: readableWith(INK),
  accent_100: readableWith(INK),
}).exact();

export type BrandPalette = InferType<typeof brandPalette>;
