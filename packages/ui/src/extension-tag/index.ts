export { ExtensionTag } from './extension-tag.tsx';
