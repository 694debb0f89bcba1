export const texts = {
  media: 'Nieuws en media',
  // The server stops counting at 100.
  newItems: (count: number) => (count > 99 ? 'Meer dan 99 nieuw' : `${count} nieuw`),
} as const;
