/** Computes the result once, because all kinds of entities are searched for the same words. */
export function perWords<Computed>(
  compute: (words: readonly string[]) => Computed,
): (words: readonly string[]) => Computed {
  const known = new WeakMap<readonly string[], { computed: Computed }>();
  return (words) => {
    const { computed } = known.get(words) ?? { computed: compute(words) };
    known.set(words, { computed });
    return computed;
  };
}
