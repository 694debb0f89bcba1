import { lazyScreen } from '../../../shared/chunks/lazy-screen.ts';

export const documentViewer = lazyScreen('document-viewer', () => import('./document-viewer.tsx'));
