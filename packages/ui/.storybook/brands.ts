import type { Brand } from '@mijn/domain/brand';

/** The brands of two providers, so that a designer sees which parts of a screen a brand changes. */
export const brands: Readonly<Record<string, { title: string; palette: Brand['palette'] }>> = {
  waterpas: { title: 'Waterpas', palette: {} },
  lindenhof: {
    title: 'Lindenhof',
    palette: {
      brand_950: '#33122c',
      brand_800: '#4a1c40',
      brand_700: '#5d2350',
      brand_600: '#713062',
      brand_300: '#d9a9cc',
      brand_200: '#e8c8df',
      brand_100: '#f3e2ee',
      brand_50: '#faf3f8',
      night_brand: '#281723',
      night_selected: '#3c2135',
      accent_800: '#3a2b08',
      accent_500: '#ffc857',
      accent_100: '#fdf1d3',
    },
  },
};

export const brandOf = ({ brand }: Record<string, unknown>): string =>
  typeof brand === 'string' && brand in brands ? brand : 'waterpas';

export const tokensOf = (palette: Brand['palette']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(palette).flatMap(([name, colour]) =>
      colour === undefined ? [] : [[`palette-${name.replaceAll('_', '-')}`, colour]],
    ),
  );
