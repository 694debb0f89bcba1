export { FileSizeText, type FileSizeTextProps } from './file-size-text.tsx';
