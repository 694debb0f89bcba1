export { newest, readList, type ListAnswer } from './read-list.ts';
