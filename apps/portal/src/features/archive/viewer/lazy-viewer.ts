import { lazyScreen } from '../../../shared/chunks/lazy-screen.ts';

/** The viewer of a document, which loads when a document is opened, or when the user is about to open one. */
export const documentViewer = lazyScreen('document-viewer', () => import('./document-viewer.tsx'));
