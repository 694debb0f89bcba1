import type { Brand } from '@mijn/domain/brand';
import { createContext, useContext } from 'react';

/** The brand that the server put into the page. It was judged when the server started. */
export function readBrand(page: Document): Brand {
  const text = page.querySelector('#brand')?.textContent;
  if (!text) throw new Error('The page holds no brand: it must be delivered by the server.');
  const brand: Brand = JSON.parse(text);
  return brand;
}

export const BrandContext = createContext<Brand | null>(null);

/** The provider whose portal this is. */
export function useBrand(): Brand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('useBrand needs a BrandContext above it.');
  return brand;
}
