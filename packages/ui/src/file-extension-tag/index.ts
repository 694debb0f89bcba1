export { FileExtensionTag } from './file-extension-tag.tsx';
