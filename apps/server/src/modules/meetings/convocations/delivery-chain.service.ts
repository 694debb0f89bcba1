import { sha256 } from '../../../platform/security/digest.ts';

export interface ChainedDelivery {
  position: number;
  user_id: string | null;
  name: string;
  email: string | null;
  apartment_id: string | null;
  apartment: string | null;
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
 * Returns the hash of a delivery. The apartment of a letter follows the other fields, so that mails have the hash of before there were letters.
 * @param before the hash of the delivery before it, or of the content of the convocation for the first one.
 */
export function hashOfDelivery(
  before: string,
  { position, user_id, name, email, apartment_id, apartment, way, delivered_at }: ChainedDelivery,
): string {
  const ofLetter = apartment_id === null && apartment === null ? [] : [apartment_id, apartment];
  const fields = [before, position, user_id, name, email, way, delivered_at.toISOString(), ...ofLetter];
  return sha256(JSON.stringify(fields));
}

/** Adds deliveries to a chain, as `hashOfDelivery` says. Returns them with their places and hashes, and the new end. */
export function chained<Receiver extends Omit<ChainedDelivery, 'position'>>(
  end: ChainEnd,
  receivers: readonly Receiver[],
): { deliveries: (Receiver & { position: number; hash: string })[]; end: ChainEnd } {
  let { delivery_count, delivery_hash } = end;
  const deliveries = receivers.map((receiver) => {
    delivery_count += 1;
    delivery_hash = hashOfDelivery(delivery_hash, { ...receiver, position: delivery_count });
    return { ...receiver, position: delivery_count, hash: delivery_hash };
  });
  return { deliveries, end: { delivery_count, delivery_hash } };
}

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
