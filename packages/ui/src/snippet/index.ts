export { Snippet, type SnippetProps } from './snippet.tsx';
