/** What every call carries (specification §7). */
export const conventions = {
  headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
  credentials: 'include',
} as const;
