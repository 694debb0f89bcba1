import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { Meta } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inTurn, mockCall, Refusal } from '@mijn/api/mock/call';
import { anInvoice } from '@mijn/api/mock/invoices';
import { confirmQuestion, approveAnyway, approveQuestion } from '../../../../testing/approve-anyway.ts';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { signals, someInvoices } from '../../../../testing/invoices-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur toch akkoord' } satisfies Meta;

export default meta;

const doubtful = anInvoice(1, { file: null, signals: [signals.iban_changed, signals.payee_differs] });
const others = someInvoices.slice(1);

const arrivesAt = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
const isStillAt = async ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
const plumber = 'Loodgietersbedrijf Van der Meer';

export const MetDeMuis = screenStory(invoice(1, [doubtful, ...others]), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toch akkoord' }));
    const question = within(await approveQuestion());
    await expect(await question.findByText('Bij deze factuur zijn 2 signalen:')).toBeVisible();
    await expect(question.getByText('Ander rekeningnummer dan eerder')).toBeVisible();
    await expect(question.getByText('Betalen aan een ander dan de leverancier')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Annuleren' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await isStillAt({ canvas }, plumber);
    await approveAnyway({ canvas, userEvent }, 'Ander rekeningnummer dan eerder');
    await arrivesAt({ canvas }, 'Elektro Maas');
  },
});

export const MetDeMuisOpTelefoon = screenStory(invoice(1, [doubtful, ...others]), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Toch akkoord' }));
    await approveQuestion();
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
});

/** The key asks as well, and the same key does not answer the question. */
export const MetDeToets = screenStory(invoice(1, [doubtful, ...others]), {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Toch akkoord' });
    await userEvent.keyboard('aa');
    const question = await approveQuestion();
    await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('aaa{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await isStillAt({ canvas }, plumber);
    await userEvent.keyboard('a');
    await approveQuestion();
    await confirmQuestion({ userEvent });
    await arrivesAt({ canvas }, 'Elektro Maas');
  },
});

/** The key waits until the document can be seen. The button works. */
export const DeToetsWachtOpHetDocument = screenStory(
  invoice(1, someInvoices, () => [
    http.get('*/api/associations/:association/invoices/:invoice/file', () => new Promise(() => undefined)),
  ]),
  {
    async play({ canvas, userEvent }) {
      const approve = await canvas.findByRole('button', { name: 'Akkoord' });
      await expect(approve).not.toHaveAttribute('aria-keyshortcuts');
      await userEvent.keyboard('a');
      await isStillAt({ canvas }, plumber);
      await userEvent.click(approve);
      await arrivesAt({ canvas }, 'Elektro Maas');
    },
  },
);

export const DeToetsWerktMetHetDocument = screenStory(invoice(1), {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Akkoord' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Akkoord' })).toHaveAttribute('aria-keyshortcuts', 'a'),
    );
    await userEvent.keyboard('a');
    await arrivesAt({ canvas }, 'Elektro Maas');
  },
});

export const DePdfWordtNogGelezen = screenStory(
  invoice(1, [anInvoice(1, { is_being_read: true }), ...others]),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('De PDF wordt nog gelezen')).toBeVisible();
      await canvas.findByRole('listitem', { name: 'Pagina 1 van 1' });
      const approve = canvas.getByRole('button', { name: 'Toch akkoord' });
      await expect(approve).not.toHaveAttribute('aria-keyshortcuts');
      await userEvent.keyboard('a');
      await userEvent.click(approve);
      const question = within(await approveQuestion());
      await expect(await question.findByText('De PDF wordt nog gelezen')).toBeVisible();
    },
  },
);

export const DeVraagIsVerouderd = screenStory(
  invoice(1, [doubtful, ...others], () => [
    mockCall(
      invoicesContract.getInvoice,
      inTurn(
        () => ({ ...doubtful, is_being_read: true }),
        () => ({ ...doubtful, signals: [...doubtful.signals, signals.total_differs_from_pdf] }),
      ),
    ),
  ]),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Toch akkoord' }));
      await approveQuestion();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(), {
        timeout: 8000,
      });
      await expect(await canvas.findByText('Deze factuur is net veranderd')).toBeVisible();
      await expect(canvas.getByText('Ander totaalbedrag in de PDF')).toBeVisible();
    },
  },
);

/** Another checker approved a double meanwhile: nothing is saved, and the new signal is shown. */
export const ErIsEenSignaalBij = screenStory(
  invoice(1, [doubtful, ...others], () => [
    mockCall(invoicesContract.decideInvoice, ({ body }) =>
      body.seen_signals?.includes('number_seen_before')
        ? { invoice: { ...doubtful, check_status: 'approved' as const, version: 1 }, next: anInvoice(3) }
        : new Refusal('conflict'),
    ),
    mockCall(
      invoicesContract.getInvoice,
      inTurn(
        () => ({ ...doubtful, signals: [] }),
        () => ({ ...doubtful, signals: [signals.number_seen_before] }),
      ),
    ),
  ]),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
      await expect(await canvas.findByText('Er is net een signaal bij gekomen')).toBeVisible();
      await expect(canvas.queryByText('Iemand anders was u net voor')).not.toBeInTheDocument();
      await expect(canvas.getByText('Er is nog een factuur met dit nummer')).toBeVisible();
      await approveAnyway({ canvas, userEvent }, 'Er is nog een factuur met dit nummer');
      await arrivesAt({ canvas }, 'Schildersbedrijf De Kwast');
    },
  },
);
