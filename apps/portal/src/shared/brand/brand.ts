import type { Brand } from '@mijn/domain/brand';
import { createContext, useContext } from 'react';

export const BrandContext = createContext<Brand | null>(null);

/**
 * Returns the URL that calls a number. A Dutch number has its country code, so that it works abroad. `toInternational`
 * reads more spellings, and is too large for the page of the sign-in.
 */
export const phoneUrl = (phone: string): string =>
  `tel:${phone.replaceAll(' ', '').replace(/^0(?=\d{9}$)/u, '+31')}`;

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext above it.');
  return brand;
}
