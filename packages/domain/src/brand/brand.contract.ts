import { array, type InferType, mixed, object, string } from 'yup';
import { contrastRatio, libraryPalette, type PaletteColour, palettePairs } from './brand.ts';

const HEX = /^#[0-9a-f]{6}$/iu;

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

const readable = (name: PaletteColour) =>
  string()
    .matches(HEX)
    .test('contrast', (colour, { parent }) => colour === undefined || keepsItsPairs(name, parent));

/** The colours of the library that a brand may replace: `brand_700` replaces the custom property `--palette-brand-700`. */
export const brandPalette = object({
  brand_950: readable('brand_950'),
  brand_800: readable('brand_800'),
  brand_700: readable('brand_700'),
  brand_600: readable('brand_600'),
  brand_300: readable('brand_300'),
  brand_200: readable('brand_200'),
  brand_100: readable('brand_100'),
  brand_50: readable('brand_50'),
  night_brand: readable('night_brand'),
  night_selected: readable('night_selected'),
  accent_800: readable('accent_800'),
  accent_500: readable('accent_500'),
  accent_100: readable('accent_100'),
}).exact();

const url = string().url();

export const secondFactorRoles = ['board', 'invoice_check'] as const;

export type SecondFactorRole = (typeof secondFactorRoles)[number];

type BaseUrls = Readonly<Record<string, string>>;

const isBaseUrl = (entry: unknown): boolean =>
  typeof entry === 'string' &&
  (entry.startsWith('/') || (/^https?:\/\//u.test(entry) && URL.canParse(entry)));

const isBaseUrls = (value: unknown): value is BaseUrls =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isBaseUrl);

export const brand = object({
  company: string().trim().required(),
  portal_name: string().trim().required(),
  name: string().trim().required(),
  slug: string()
    .matches(/^[a-z0-9-]+$/u)
    .required(),
  email: string().email().required(),
  /** The address of the provider that is mailed when a checker does not agree with an invoice. Pages do not contain it. */
  decisions_email: string().email(),
  /** The address for who finds a weakness of the portal (RFC 9116); without it that is `email`. Pages do not contain it. */
  security_email: string().email(),
  phone: string().trim().required(),
  postal_address: string().trim().required(),
  logo: string()
    .trim()
    .matches(/^<svg[\s>][\s\S]*<\/svg>$/u)
    .required(),
  links: object({
    faq: url.required(),
    feedback: url.required(),
    iso: url.required(),
    brl: url.required(),
    personal_certification: url.required(),
    contact: url.required(),
  })
    .exact()
    .required(),
  start_page: string()
    .oneOf(['account', 'overview'] as const)
    .default('account'),
  /** The rights of members who need a second factor 14 days after they were told. Pages do not contain it. */
  require_second_factor: array(string().oneOf(secondFactorRoles).required()),
  palette: brandPalette.default({}),
  /** The base URLs of the API by host of the site (production, test and local). A host without an entry uses `/api`. */
  api_base_addresses: mixed(isBaseUrls).default({}),
}).exact();

export type Brand = InferType<typeof brand>;
