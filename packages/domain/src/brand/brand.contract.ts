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
  /** The action under the pointer, in the light scheme. */
  brand_950: readable('brand_950'),
  /** The surface in the colour of the brand, in the dark scheme. */
  brand_800: readable('brand_800'),
  /** The colour of the brand: its surface, buttons and links in the light scheme. */
  brand_700: readable('brand_700'),
  /** What is raised on the surface of the brand, in both schemes. */
  brand_600: readable('brand_600'),
  /** Buttons and links in the dark scheme, and borders on the surface of the brand. */
  brand_300: readable('brand_300'),
  /** The action under the pointer, in the dark scheme. */
  brand_200: readable('brand_200'),
  /** What is selected, in the light scheme. */
  brand_100: readable('brand_100'),
  /** What is under the pointer, and soft surfaces, in the light scheme. */
  brand_50: readable('brand_50'),
  /** What is under the pointer, and soft surfaces, in the dark scheme. */
  night_brand: readable('night_brand'),
  /** What is selected, in the dark scheme. */
  night_selected: readable('night_selected'),
  /** What softly asks for attention, in the dark scheme. */
  accent_800: readable('accent_800'),
  /** What asks for attention, such as a badge. */
  accent_500: readable('accent_500'),
  /** What softly asks for attention, in the light scheme. */
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
  /** The name of the company, such as in titles and mails. */
  company: string().trim().required(),
  /** The name of the portal. */
  portal_name: string().trim().required(),
  /** The short name of the provider, such as above its news. */
  name: string().trim().required(),
  /** The provider in addresses, such as `/waterpas/news`. */
  slug: string()
    .matches(/^[a-z0-9-]+$/u)
    .required(),
  /** The address that members write to. */
  email: string().email().required(),
  /** The address of the provider that is mailed when a checker does not agree with an invoice. Pages do not contain it. */
  decisions_email: string().email(),
  /** The address of the provider that is mailed when a member reports a defect; without it that is `email`. Pages do not contain it. */
  reports_email: string().email(),
  /** What a member with a dangerous or urgent defect does; without it the portal has a text of its own. */
  emergency_text: string().trim().max(300),
  /** How soon the provider looks at a report, such as "Meestal binnen één werkdag."; without it the portal promises no time. */
  review_text: string().trim().max(100),
  /** The address for who finds a weakness of the portal (RFC 9116); without it that is `email`. Pages do not contain it. */
  security_email: string().email(),
  /** The telephone number that members call, as it is shown. */
  phone: string().trim().required(),
  /** The postal address as one line. */
  postal_address: string().trim().required(),
  /** The logo, as one SVG element. */
  logo: string()
    .trim()
    .matches(/^<svg[\s>][\s\S]*<\/svg>$/u)
    .required(),
  /** The addresses of pages of the provider. */
  links: object({
    /** The questions that members ask often. */
    faq: url.required(),
    /** The page for a compliment or a complaint. */
    feedback: url.required(),
    /** The ISO 9001:2015 certificate. */
    iso: url.required(),
    /** The certification as a manager by BRL 5016. */
    brl: url.required(),
    /** The certifications of persons. */
    personal_certification: url.required(),
    /** The page for contact. */
    contact: url.required(),
  })
    .exact()
    .required(),
  /** The page that a login leads to. */
  start_page: string()
    .oneOf(['account', 'overview'] as const)
    .default('account'),
  /** The rights of members who need a second factor 14 days after they were told. Pages do not contain it. */
  require_second_factor: array(string().oneOf(secondFactorRoles).required()),
  /** The colours of the brand. Those that are left out are of the library. */
  palette: brandPalette.default({}),
  /** The base URLs of the API by host of the site (production, test and local). A host without an entry uses `/api`. */
  api_base_addresses: mixed(isBaseUrls).default({}),
}).exact();

export type Brand = InferType<typeof brand>;
