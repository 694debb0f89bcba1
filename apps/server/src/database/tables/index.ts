export * from './people.ts';
export * from './signing-in.ts';
export * from './operation.ts';
