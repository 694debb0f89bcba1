export const restorableUntil = (deletedAt: string | Date, keptMs: number): Date =>
  new Date(new Date(deletedAt).getTime() + keptMs);

export type * from './deleted.contract.ts';
