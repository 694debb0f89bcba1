import type { Brand } from '@mijn/domain/brand';

/** The brand that the server put into the page. The server validated it when it started. */
export function readBrand(page: Document): Brand {
  const text = page.querySelector('#brand')?.textContent;
  if (!text) throw new Error('The page holds no brand: it must be delivered by the server.');
  const brand: Brand = JSON.parse(text);
  return brand;
}
