export const texts = {
  blank: 'Blanco',
  /** Says how many candidates can still be chosen. */
  left: (seats: number, left: number): string => {
    if (left === seats) return `Kies hoogstens ${seats} kandidaten.`;
    if (left === 0) return 'U hebt al uw keuzes gebruikt.';
    return left === 1 ? 'Nog 1 keuze.' : `Nog ${left} keuzes.`;
  },
} as const;
