import { pdfDecoders } from '@mijn/ui/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The Vite configuration of the stories. It is the configuration of the portal without the plugins that only
 * the production build needs.
 */
export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' }, pdfDecoders()],
});
