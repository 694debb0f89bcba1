import type { Brand } from '@mijn/domain/brand';

/** Returns the brand that the server added to the page, and validated at its start. */
export function readBrand(page: Document): Brand {
  const text = page.querySelector('#brand')?.textContent;
  if (!text) throw new Error('The page holds no brand: it must be delivered by the server.');
  const brand: Brand = JSON.parse(text);
  return brand;
}
