import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PdfViewer } from './pdf-viewer.tsx';

const MISSING = '/ontbreekt.pdf';

const meta = {
  title: 'Media/PDF-weergave zonder bestand',
  component: PdfViewer,
  args: { src: MISSING, name: 'Notulen ALV 10-6-2026', downloadHref: MISSING },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(46rem, calc(100dvh - 2rem))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>;

export default meta;

/** De server heeft de bytes niet meer. Opnieuw proberen en downloaden helpen dan niet. */
export const Ontbreekt: StoryObj<typeof meta> = {
  beforeEach() {
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : input.toString();
      return address.endsWith(MISSING) ? new Response(null, { status: 410 }) : fetch(input, init);
    };
    return () => {
      globalThis.fetch = fetch;
    };
  },
  async play({ canvas }) {
    const alert = await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('Dit document ontbreekt bij ons');
    await expect(alert).toHaveTextContent('Vraag de beheerder om het terug te zetten.');
    await expect(canvas.queryByRole('link', { name: 'Downloaden' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  },
};
