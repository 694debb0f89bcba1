export { questionsOperations as questions } from '@mijn/domain/questions';
export type * from '@mijn/domain/questions';
