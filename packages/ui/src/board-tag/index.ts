export { BoardTag } from './board-tag.tsx';
