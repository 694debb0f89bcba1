export type * from './visibility.contract.ts';
