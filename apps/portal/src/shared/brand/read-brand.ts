import type { Brand } from '@mijn/domain/brand';

/**
 * Returns the brand that the server added to the page. The brand is not validated here, because the server
 * validates it at startup.
 */
export function readBrand(page: Document): Brand {
  const text = page.querySelector('#brand')?.textContent;
  if (!text) throw new Error('The page holds no brand: it must be delivered by the server.');
  const brand: Brand = JSON.parse(text);
  return brand;
}
