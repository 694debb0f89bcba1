export { EntryList, type Entry } from './entry-list.tsx';
