import { mdiOpenInNew } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { largeImagePdf, largePagePdf } from '../../.storybook/large-pdf.ts';
import { hasInk } from '../../.storybook/ink.ts';
import { withLateWorker } from '../../.storybook/late-worker.ts';
import { longName } from '../../.storybook/long-name.ts';
import readOnly from '../../.storybook/media/alleen-lezen.pdf?url';
import locked from '../../.storybook/media/met-wachtwoord.pdf?url';
import notulen from '../../.storybook/media/notulen.pdf?url';
import scan from '../../.storybook/media/scan.pdf?url';
import brokenScan from '../../.storybook/media/scan-kapot.pdf?url';
import photo from '../../.storybook/media/tuin.svg?url';
import {
  intoPages,
  opened,
  pageCalled,
  pageField,
  PATIENCE,
  shown,
  SOON,
} from '../../.storybook/pdf-pages.ts';
import { press } from '../../.storybook/press.ts';
import { respondWith } from '../../.storybook/respond-with.ts';
import { Alert } from '../alert/alert.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { PdfViewer } from './pdf-viewer.tsx';

const meta = {
  title: 'Media/PDF-weergave',
  component: PdfViewer,
  args: { src: notulen, name: 'Notulen ALV 10-6-2026', downloadHref: notulen },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(46rem, calc(100dvh - 2rem))' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const FAILED = 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.';

export const Document: Story = {
  async play({ canvas }) {
    const first = await opened(canvas);
    await waitFor(() => expect(first.querySelector('canvas')).toBeVisible(), PATIENCE);
    await expect(pageField(canvas)).toHaveValue('1');
    await expect(pageField(canvas)).toHaveAccessibleDescription('van 6');
    await expect(canvas.getByRole('link', { name: 'Downloaden' })).toHaveAttribute('download');
  },
};

/** Only the pages in or near the viewport are drawn. The other pages keep their size. */
export const AlleenWatInDeBuurtIs: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const first = await opened(canvas);
    await waitFor(() => expect(first.querySelector('canvas')).toBeVisible(), PATIENCE);
    const last = await pageCalled(canvas, 'Pagina 6 van 6');
    await expect(last.querySelector('canvas')).toBeNull();
    await intoPages(canvas);
    await press('End');
    await waitFor(() => expect(last).toHaveTextContent('Dakgoot slopen'), PATIENCE);
    await waitFor(() => expect(first.querySelector('canvas')).toBeNull());
    await waitFor(() => expect(first).not.toHaveTextContent('Notulen'));
  },
};

export const MetHetToetsenbord: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    const first = await opened(canvas);
    await intoPages(canvas);
    await press('PageDown', 'PageDown', 'PageDown', 'PageDown');
    await waitFor(() => expect(pageField(canvas)).toHaveValue('2'));
    await press('End');
    await waitFor(() => expect(pageField(canvas)).toHaveValue('6'));
    await press('Home');
    await waitFor(() => expect(pageField(canvas)).toHaveValue('1'));
    const { width } = first.getBoundingClientRect();
    await press('+');
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeGreaterThan(width));
    await press('-', '-');
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeLessThan(width));
    await press('0');
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeCloseTo(width, 0));
  },
};

export const NaarEenPagina: Story = {
  async play({ canvas, userEvent }) {
    await opened(canvas);
    await userEvent.click(pageField(canvas));
    await press('4', 'Enter');
    const fourth = await pageCalled(canvas, 'Pagina 4 van 6');
    await waitFor(() => expect(fourth).toHaveTextContent('Laadpalen in de garage'), PATIENCE);
    await press('x');
    await waitFor(() => expect(pageField(canvas)).toHaveValue('4x'));
    await press('Enter');
    await waitFor(() => expect(pageField(canvas)).toHaveValue('4'));
  },
};

export const Vergroten: Story = {
  async play({ canvas, userEvent }) {
    const first = await opened(canvas);
    const fit = canvas.getByRole('button', { name: 'Passend op de breedte' });
    await expect(fit).toHaveAttribute('aria-pressed', 'true');
    const { width } = first.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Vergroten' }));
    await waitFor(() => expect(fit).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeGreaterThan(width));
    await fireEvent.wheel(first, { deltaY: 50, ctrlKey: true });
    await userEvent.click(fit);
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeCloseTo(width, 0));
  },
};

export const Zoeken: Story = {
  tags: ['toets'],
  async play({ canvas }) {
    await opened(canvas);
    await intoPages(canvas);
    await press('/');
    const field = await canvas.findByRole('searchbox', { name: 'Zoek in het document' });
    await waitFor(() => expect(field).toHaveFocus());
    await press(...Array.from('DAKGOOT'));
    await canvas.findByText('1 van 5', {}, PATIENCE);
    const third = await pageCalled(canvas, 'Pagina 3 van 6');
    await waitFor(() => expect(third.querySelector('[data-active]')).toBeVisible(), PATIENCE);
    await press('Enter');
    await canvas.findByText('2 van 5');
    await press('Shift+Enter', 'Shift+Enter');
    await canvas.findByText('5 van 5');
    await press('Escape');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoeken in het document' })).toHaveFocus());
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const VanuitZoekresultaten: Story = {
  args: { initialPage: 5, initialSearch: 'dakgoot' },
  async play({ canvas }) {
    await canvas.findByText('4 van 5', {}, PATIENCE);
    const fifth = await pageCalled(canvas, 'Pagina 5 van 6');
    await waitFor(() => expect(fifth.querySelector('[data-active]')).toBeVisible(), PATIENCE);
    await expect(pageField(canvas)).toHaveValue('5');
  },
};

/** In het document staat alleen ‘dakgoot’. Elke vorm van een woord telt, zoals bij zoeken in documenten. */
export const ElkeVormVanEenWoord: Story = {
  args: { initialPage: 3, initialSearch: 'dakgoten' },
  async play({ canvas }) {
    await canvas.findByText('1 van 5', {}, PATIENCE);
    const third = await pageCalled(canvas, 'Pagina 3 van 6');
    await waitFor(() => expect(third.querySelector('[data-active]')).toBeVisible(), PATIENCE);
  },
};

/** Alleen op pagina 3 staat elk gezocht woord, maar niet naast elkaar. Alleen die pagina telt. */
export const AlleWoordenOpEenPagina: Story = {
  args: { initialPage: 3, initialSearch: 'offerte dakgoten' },
  async play({ canvas }) {
    await canvas.findByText('1 van 5', {}, PATIENCE);
    await expect(pageField(canvas)).toHaveValue('3');
  },
};

export const ZoekenZonderResultaat: Story = {
  args: { initialSearch: 'zonnepanelen' },
  async play({ canvas }) {
    await canvas.findByText('Niets gevonden', {}, PATIENCE);
    await expect(canvas.getByRole('button', { name: 'Volgende plek' })).toBeDisabled();
  },
};

/** Op geen enkele pagina staan alle woorden. Daarom telt elk woord apart. */
export const LosseWoorden: Story = {
  args: { initialSearch: 'zinkwerk kascommissie' },
  async play({ canvas }) {
    await canvas.findByText('1 van 2', {}, PATIENCE);
  },
};

export const MetEigenActies: Story = {
  args: {
    actions: (
      <LinkButton variant="quiet" size="small" icon={mdiOpenInNew} href={notulen} target="_blank">
        In nieuw tabblad
      </LinkButton>
    ),
  },
  async play({ canvas }) {
    await opened(canvas);
    await expect(canvas.getByRole('link', { name: 'In nieuw tabblad' })).toBeVisible();
  },
};

export const Laden: Story = {
  args: { loadScript: async () => new Promise(() => undefined) },
  async play({ canvas }) {
    await expect(await canvas.findByText('Het document wordt geladen')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Vergroten' })).toBeDisabled();
  },
};

export const NietGelukt: Story = {
  args: { src: '/bestaat-niet.pdf' },
  beforeEach: withLateWorker,
  async play({ canvas, userEvent }) {
    const alert = await canvas.findByRole('alert', {}, PATIENCE);
    await expect(alert).toHaveTextContent(FAILED);
    await expect(canvas.getByRole('link', { name: 'Downloaden' })).toHaveAttribute('href', notulen);
    await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await canvas.findByRole('alert', {}, PATIENCE);
  },
};

/** De pagina's zijn in CCITT G4, JBIG2, JPEG 2000, en CCITT G4 als sjabloon. */
export const Scan: Story = {
  args: { src: scan, name: 'Notulen ALV 12-3-1987' },
  async play({ canvas }) {
    for (const number of [1, 2, 3, 4]) {
      const page = await pageCalled(canvas, `Pagina ${number} van 4`);
      page.scrollIntoView();
      await waitFor(() => expect(hasInk(page)).toBe(true), PATIENCE);
    }
  },
};

/** Het document heeft twee onleesbare afbeeldingen en een lege pagina. */
export const PaginaNietGelukt: Story = {
  args: { src: brokenScan, name: 'Notulen ALV 12-3-1987' },
  async play({ canvas }) {
    for (const number of [1, 2]) {
      const page = await pageCalled(canvas, `Pagina ${number} van 3`);
      page.scrollIntoView();
      await waitFor(() => expect(page).toHaveTextContent(FAILED), PATIENCE);
      await expect(within(page).getByRole('link', { name: 'Downloaden' })).toHaveAttribute('href', notulen);
    }
    const empty = await pageCalled(canvas, 'Pagina 3 van 3');
    empty.scrollIntoView();
    await waitFor(() => expect(empty.querySelector('canvas')).toBeVisible(), PATIENCE);
    await expect(empty).not.toHaveTextContent(FAILED);
  },
};

/** Ligt de fout aan het document zelf, dan helpt opnieuw proberen niet. */
const notShown = (src: string, title: string): Story => ({
  args: { src },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(title);
    await expect(canvas.getByRole('link', { name: 'Downloaden' })).toHaveAttribute('href', notulen);
    await expect(canvas.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  },
});

/** Wie het wachtwoord kent, downloadt het document en opent het op het eigen apparaat. */
export const MetWachtwoord = notShown(locked, 'Dit document is beveiligd met een wachtwoord');

export const Beschadigd = notShown(
  'data:application/pdf;base64,JVBERi0xLjcKJSVFT0YK',
  'Dit document is beschadigd',
);

/** De server heeft de bytes niet meer, of kan ze nu niet sturen. Downloaden zou dan ook niet lukken. */
const notSent = (status: number, title: string): Story => ({
  args: { src: '/niet-verstuurd.pdf' },
  beforeEach: () => respondWith('/niet-verstuurd.pdf', status),
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, PATIENCE)).toHaveTextContent(title);
    await expect(canvas.queryByRole('link', { name: 'Downloaden' })).toBeNull();
  },
});

export const Ontbreekt = notSent(410, 'Dit document ontbreekt bij ons');
export const NietBereikbaar = notSent(503, FAILED);

export const MetWachtwoordOpTelefoon: Story = { args: { src: locked, name: longName } };

/** Alleen wie dit document wijzigt, heeft een wachtwoord nodig. Iedereen kan het lezen. */
export const AlleenLezen: Story = {
  args: { src: readOnly },
  async play({ canvas }) {
    const page = await pageCalled(canvas, 'Pagina 1 van 1');
    await waitFor(() => expect(page).toHaveTextContent('Notulen die men niet mag wijzigen'), PATIENCE);
    await waitFor(() => expect(hasInk(page)).toBe(true), PATIENCE);
  },
};

export const GrotePagina: Story = {
  args: { src: largePagePdf(30_000, 30_000) },
  async play({ canvas }) {
    const page = await shown(canvas);
    await waitFor(() => expect(hasInk(page)).toBe(true), SOON);
    const scroller = canvas.getByRole('region');
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
    const { width } = page.getBoundingClientRect();
    await intoPages(canvas);
    await press('-');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBe(width));
    await press('+');
    await waitFor(() => expect(page.getBoundingClientRect().width).toBeGreaterThan(width));
    await waitFor(() => expect(hasInk(page)).toBe(true), SOON);
  },
};

/** De pagina is zo breed dat geen canvas groot genoeg is, ook niet na vergroten. */
export const BredePagina: Story = {
  args: { src: largePagePdf(30_000, 400) },
  async play({ canvas }) {
    const page = await shown(canvas);
    await waitFor(() => expect(page.querySelector('canvas')).toBeVisible(), SOON);
    await intoPages(canvas);
    for (let step = 0; step < 8; step += 1) await press('+');
    await waitFor(() => expect(hasInk(page)).toBe(true), SOON);
    await expect(page.querySelector('canvas')?.width).toBeLessThanOrEqual(8192);
  },
};

/** Een afbeelding van 30.000 bij 30.000 pixels past niet in het geheugen. */
export const TeGroteAfbeelding: Story = {
  loaders: [async () => ({ src: await largeImagePdf(30_000) })],
  render: (args, { loaded }) => <PdfViewer {...args} src={String(loaded['src'])} />,
  async play({ canvas }) {
    const page = await shown(canvas);
    await waitFor(() => expect(page).toHaveTextContent('een afbeelding die te groot is'), SOON);
    await expect(within(page).getByRole('link', { name: 'Downloaden' })).toHaveAttribute('href', notulen);
  },
};

export const TeGroteAfbeeldingOpTelefoon: Story = {
  loaders: [async () => ({ src: await largeImagePdf(30_000) })],
  render: (args, { loaded }) => <PdfViewer {...args} src={String(loaded['src'])} />,
};

export const ZoekenInEenScan: Story = {
  args: { src: scan, initialSearch: 'dakgoot' },
  async play({ canvas }) {
    await canvas.findByText(/Dit document is een scan/u, {}, PATIENCE);
  },
};

export const MetOpmerking: Story = {
  args: { note: 'Een deel van dit document kon niet worden gelezen.' },
  async play({ canvas }) {
    await opened(canvas);
    await expect(canvas.getByText('Een deel van dit document kon niet worden gelezen.')).toBeVisible();
    await expect(canvas.queryByText(/Dit document is een scan/u)).toBeNull();
  },
};

export const PaginaNietGeluktOpTelefoon: Story = {
  args: { src: brokenScan, name: longName },
  async play({ canvas }) {
    const page = await pageCalled(canvas, 'Pagina 1 van 3');
    await waitFor(() => expect(page).toHaveTextContent(FAILED), PATIENCE);
  },
};

export const NietGeluktOpTelefoon: Story = { args: { src: '/bestaat-niet.pdf', name: longName } };

/** A phone shows the text, because a page is too small to read. */
export const OpTelefoon: Story = {
  async play({ canvas, userEvent }) {
    await expect((await opened(canvas)).querySelector('canvas')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: "Toon de pagina's" }));
    const first = await opened(canvas);
    await waitFor(() => expect(first.getBoundingClientRect().width).toBeLessThan(375));
  },
};

export const ZoekenOpTelefoon: Story = {
  args: { initialSearch: 'dakgoot' },
  async play({ canvas }) {
    await canvas.findByText('1 van 5', {}, PATIENCE);
  },
};

export const Misbruik: Story = {
  args: { src: photo, name: 'Tuin.svg' },
  render: (args) => (
    <>
      <Alert tone="warning" title="Zo niet">
        Dit is een foto. De PDF-weergave laadt voor niets een groot script en meldt een storing die er niet
        is. Kijk eerst wat het is: toon een foto als foto, en bied ander werk als download aan.
      </Alert>
      <PdfViewer {...args} />
    </>
  ),
  async play({ canvas }) {
    await expect(await canvas.findByText('Dit document is beschadigd', {}, PATIENCE)).toBeVisible();
  },
};
