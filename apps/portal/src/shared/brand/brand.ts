import type { Brand } from '@mijn/domain/brand';
import { createContext, useContext } from 'react';

export const BrandContext = createContext<Brand | null>(null);

/** Returns the URL that calls a number. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;

export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext above it.');
  return brand;
}
