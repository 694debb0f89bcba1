const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Returns a new random UUID (RFC 9562, version 4). A page without a secure context, such as one over plain http in the network of an office,
 * has no `crypto.randomUUID`.
 */
export function newUuid(): string {
  const hex = hexOf(crypto.getRandomValues(new Uint8Array(16)));
  // Of two characters some bits are fixed: those of the version, and those of the variant, which is 8, 9, a or b.
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
