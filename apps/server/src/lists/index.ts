export { orderBy, type Sorts } from './order-by.ts';
export { newest, readList, type ListAnswer } from './read-list.ts';
