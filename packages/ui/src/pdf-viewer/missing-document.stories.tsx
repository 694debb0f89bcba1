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

function respondWith(status: number): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    return url.endsWith(MISSING) ? new Response(null, { status }) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

/** De server heeft de bytes niet meer. Opnieuw proberen en downloaden helpen dan niet. */
export const Ontbreekt: StoryObj<typeof meta> = {
  beforeEach: () => respondWith(410),
  async play({ canvas }) {
    const alert = await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('Dit document ontbreekt bij ons');
    await expect(alert).toHaveTextContent('Vraag de beheerder om het terug te zetten.');
    await expect(canvas.queryByRole('link', { name: 'Downloaden' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  },
};

/** De server kan het document nu niet sturen. Downloaden zou ook niet lukken. */
export const NietBereikbaar: StoryObj<typeof meta> = {
  beforeEach: () => respondWith(503),
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', { name: 'Opnieuw proberen' }, { timeout: 15_000 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Downloaden' })).toBeNull();
    await expect(canvas.queryByText(/downloaden/u)).toBeNull();
  },
};
