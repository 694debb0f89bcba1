import { nanoid } from '@reduxjs/toolkit';

/** Returns a hash of 53 bits of a text (cyrb53, public domain). It tells the contents of one form apart, and is no protection. */
function hashOf(text: string): string {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

export const newAttempt = (): string => nanoid();

/**
 * Returns the idempotency key of a content (docs/product.md#repeats). The same content of the same attempt always has the
 * same key, also after another content was sent in between, so that a repeat after a lost response creates nothing twice.
 * @param attempt what tells the form, or its draft, apart from others with the same content.
 */
export const contentKey = (attempt: string, content: object): string =>
  `${attempt}-${hashOf(JSON.stringify(content))}`;
