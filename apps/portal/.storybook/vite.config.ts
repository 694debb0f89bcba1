import { pdfDecoders } from '@mijn/ui/vite';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['nl-NL'] }), enforce: 'pre' }, pdfDecoders()],
});
