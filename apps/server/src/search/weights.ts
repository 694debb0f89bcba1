/** How much a hit weighs: in the name, in a text (with its rank, below 1), in another key, in something like a key. */
export const WEIGHT = { name: 2, text: 0.3, key: 0.2, like: 0.1 } as const;
