export { newsOperations as news } from '@mijn/domain/news';
export type * from '@mijn/domain/news';
