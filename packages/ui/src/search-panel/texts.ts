export const texts = {
  all: (total: number, what: string) => `Alle ${total} in ${what}`,
} as const;
