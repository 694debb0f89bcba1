export { readList, type ListAnswer } from './read-list.ts';
