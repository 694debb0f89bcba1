import { lazyPart } from '@mijn/ui/lazy-part';

export const documentViewer = lazyPart(
  'document-viewer',
  async () => (await import('./document-viewer.tsx')).DocumentViewer,
  { isOverlay: true },
);
