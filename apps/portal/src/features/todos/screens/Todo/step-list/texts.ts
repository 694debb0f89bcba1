export const texts = { done: 'gereed', open: 'nog niet gereed' } as const;
