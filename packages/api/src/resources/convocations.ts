export { convocationsOperations as convocations } from '@mijn/domain/convocations';
export type * from '@mijn/domain/convocations';
