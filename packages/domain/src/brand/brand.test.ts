import { describe, expect, it } from '@jest/globals';
import { validate } from '../validation/validation.ts';
import { brand } from './brand.contract.ts';
import { brandStyle, contrastRatio } from './brand.ts';

const waterpas = {
  company: 'Waterpas VvE Beheer',
  portal_name: 'Mijn Waterpas',
  name: 'Waterpas',
  slug: 'waterpas',
  email: 'info@waterpas.example',
  phone: '010 123 45 67',
  postal_address: 'Postbus 1234, 3000 AB Rotterdam',
  logo: '<svg viewBox="0 0 1 1"></svg>',
  links: {
    faq: 'https://waterpas.example/vragen',
    feedback: 'https://waterpas.example/klacht',
    iso: 'https://waterpas.example/iso',
    brl: 'https://waterpas.example/brl',
    personal_certification: 'https://waterpas.example/certificering',
    contact: 'https://waterpas.example/contact',
  },
};

describe('a brand', () => {
  it('does not require a start page, colours or base URLs', async () => {
    expect(await validate(brand, waterpas, 'cast')).toEqual({
      ok: true,
      value: { ...waterpas, start_page: 'account', palette: {}, api_base_addresses: {} },
    });
  });

  it.each([
    [{ slug: 'Water pas' }, 'slug'],
    [{ email: 'info' }, 'email'],
    [{ logo: 'logo.svg' }, 'logo'],
    [{ palette: { brand_700: 'teal' } }, 'palette.brand_700'],
    [{ palette: { brand_700: '#aaddcc' } }, 'palette.brand_700'],
    // The contrast (4.6 on white) is enough for most text, but too low for the text that this colour is used
    // for.
    [{ palette: { brand_700: '#2f7f86' } }, 'palette.brand_700'],
    [{ palette: { brand_300: '#223344' } }, 'palette.brand_300'],
    [{ palette: { night_selected: '#ccddee' } }, 'palette.night_selected'],
    [{ start_page: 'archive' }, 'start_page'],
    [{ start_page: null }, 'start_page'],
    [{ require_second_factor: 'board' }, 'require_second_factor'],
    [{ require_second_factor: null }, 'require_second_factor'],
    [{ require_second_factor: ['owner'] }, 'require_second_factor[0]'],
    [{ api_base_addresses: { 'mijn.waterpas.example': 'elsewhere' } }, 'api_base_addresses'],
    [{ colour: 'teal' }, ''],
  ])('is refused with %j, with an error of the field', async (fault, field) => {
    const result = await validate(brand, { ...waterpas, ...fault }, 'cast');
    expect(result).toEqual({ ok: false, errors: { [field]: [expect.anything()] } });
  });
});

describe('two colours of a brand that are used together', () => {
  it('are both refused if their contrast is too low', async () => {
    const palette = { brand_800: '#0a2f9c', brand_300: '#3355bb' };
    const result = await validate(brand, { ...waterpas, palette }, 'cast');
    expect(result).toEqual({
      ok: false,
      errors: { 'palette.brand_800': [expect.anything()], 'palette.brand_300': [expect.anything()] },
    });
  });
});

describe('the style of a brand', () => {
  it('replaces the colours of the palette', () => {
    expect(brandStyle({ palette: { brand_700: '#123456', accent_500: '#ffcc00' } })).toBe(
      ':root:root{--palette-brand-700:#123456;--palette-accent-500:#ffcc00;}',
    );
  });

  it('is empty for a brand without colours', () => {
    expect(brandStyle({ palette: {} })).toBe('');
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#777777', 1],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });
});
