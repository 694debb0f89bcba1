import { sha256 } from '../../../platform/security/digest.ts';

export interface ChainedDelivery {
  position: number;
  user_id: string;
  name: string;
  email: string;
  way: string;
  delivered_at: Date;
}

/** The end of a chain: the number of its deliveries, and the hash of the last one. */
export interface ChainEnd {
  delivery_count: number;
  delivery_hash: string;
}

/** Returns whether the stored content of a convocation is the one that was sent. @param sent has the hash that the mails have. */
export const isUnaltered = (sent: { content: string; hash: string }): boolean =>
  sha256(sent.content) === sent.hash;

/**
 * Returns the hash of a delivery. @param before the hash of the delivery before it, or of the content of the convocation for the
 * first one.
 */
export const hashOfDelivery = (
  before: string,
  { position, user_id, name, email, way, delivered_at }: ChainedDelivery,
): string =>
  sha256(JSON.stringify([before, position, user_id, name, email, way, delivered_at.toISOString()]));

/**
 * Returns whether the deliveries of a convocation are as they were written (docs/decisions/0263). A delivery that was changed, added
 * between, moved or removed breaks the chain. @param content the hash of the content of the convocation.
 */
export function isChainUnchanged(
  content: string,
  deliveries: readonly (ChainedDelivery & { hash: string })[],
  { delivery_count, delivery_hash }: ChainEnd,
): boolean {
  let before = content;
  for (const [at, delivery] of deliveries.entries()) {
    if (delivery.position !== at + 1 || delivery.hash !== hashOfDelivery(before, delivery)) return false;
    before = delivery.hash;
  }
  return deliveries.length === delivery_count && before === delivery_hash;
}
