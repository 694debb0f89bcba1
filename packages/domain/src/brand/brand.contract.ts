import { mixed, object, string, type InferType } from 'yup';
import { brandPalette } from './brand-palette.contract.ts';

const address = string().url();

type BaseAddresses = Readonly<Record<string, string>>;

const isBaseAddress = (entry: unknown): boolean =>
  typeof entry === 'string' &&
  (entry.startsWith('/') || (/^https?:\/\//u.test(entry) && URL.canParse(entry)));

const isBaseAddresses = (value: unknown): value is BaseAddresses =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isBaseAddress);

/** What the page of a provider shows; `window` reads it from `<script type="application/json" id="brand">`. */
export const brand = object({
  company: string().trim().required(),
  /** "Mijn {brand}". */
  portal_name: string().trim().required(),
  name: string().trim().required(),
  /** The `{provider}` of `/{provider}/news`. */
  slug: string()
    .matches(/^[a-z0-9-]+$/u)
    .required(),
  email: string().email().required(),
  phone: string().trim().required(),
  postal_address: string().trim().required(),
  /** The logo as one inline `<svg>` element. */
  logo: string()
    .trim()
    .matches(/^<svg[\s>][\s\S]*<\/svg>$/u)
    .required(),
  /** The footer's links (specification §2). */
  links: object({
    faq: address.required(),
    feedback: address.required(),
    iso: address.required(),
    brl: address.required(),
    personal_certification: address.required(),
    contact: address.required(),
  })
    .exact()
    .required(),
  /** Colours of the house style; what is left out keeps the library's own (decisions §1). */
  palette: brandPalette.default({}),
  /** Base address of the API by the site's host: production, test and local; `/api` where it is not named. */
  api_base_addresses: mixed(isBaseAddresses).default({}),
}).exact();

export type Brand = InferType<typeof brand>;
