export { DateBlock, type DateBlockProps } from './date-block.tsx';
