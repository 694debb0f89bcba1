import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { idOf } from '@mijn/api/mock/call';
import { aLine, anInvoice, someFacts } from '@mijn/api/mock/invoices';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { creditNote, someInvoices } from '../../../../testing/invoices-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur en creditnota' } satisfies Meta;

export default meta;

export const Creditnota = screenStory(invoice(1, [creditNote]), {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Akkoord' });
    const fact = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    await expect(fact('Soort')).toBe('Creditnota');
    await expect(fact('Hoort bij factuur')).toBe('2026-0817 van 3-11-2026');
    await expect(fact('Periode')).toBe('1-10-2026 t/m 31-10-2026');
    await expect(fact('Betalingskenmerk')).toBe('2026-0901/1001');
    await expect(fact('Ordernummer')).toBe('OB-1048');
    await expect(fact('Aan')).toBe('VvE De Kade, Postbus 1234, 3000 AB Rotterdam');
    await expect(canvas.getByText('Met excuus voor de vergissing.')).toBeInTheDocument();
  },
});

export const CreditnotaOpTelefoon = { ...Creditnota };

export const AlleenEenECreditnota = screenStory(invoice(1, [{ ...creditNote, file: null }]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Creditnota 2026-0901' })).toBeVisible();
  },
});

export const CreditnotaBijNietAkkoord = screenStory(
  invoice(1, [
    {
      ...creditNote,
      preceding_invoices: [{ number: '2026-0817', invoice_id: idOf(40, 6), check_status: 'rejected' }],
    },
    ...someInvoices.slice(1),
  ]),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('Hoort bij een factuur die niet akkoord was')).toBeVisible();
      const link = canvas.getByRole('link', { name: '2026-0817 van 3-11-2026' });
      await expect(link.parentElement).toHaveTextContent('2026-0817 van 3-11-2026 (niet akkoord)');
      // The notice is no signal: it does not ask twice.
      await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeVisible();
      await userEvent.click(link);
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Loodgietersbedrijf Van der Meer' }),
      ).toBeVisible();
    },
  },
);

const wordy = anInvoice(1, {
  file: null,
  facts: someFacts({
    payee: 'Factor Rijnmond N.V.',
    account_holders: ['J. Jansen'],
    payment_means: ['59', 'ZZZ'],
    payment_terms: ['Wij incasseren binnen 14 dagen.'],
    ibans: ['NL44RABO0123456789', 'NL91ABNA0417164300'],
    named_accounts: [{ iban: 'NL91ABNA0417164300', text: 'op NL91 ABNA 0417 1643 00' }],
    lines: [aLine('Dakgoot', 167_850, { details: ['Zes meter zink', 'Betalen op NL91 ABNA 0417 1643 00'] })],
  }),
});

export const WieErBetaaldWordt = screenStory(invoice(1, [wordy]), {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Akkoord' });
    const fact = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;
    await expect(fact('Te betalen aan')).toBe('Factor Rijnmond N.V.');
    await expect(fact('Rekening op naam van')).toBe('J. Jansen');
    await expect(fact('Rekeningnummer (IBAN)')).toBe('NL44\u00a0RABO\u00a00123\u00a04567\u00a089');
    await expect(fact('Rekening in tekst')).toBe('NL91\u00a0ABNA\u00a00417\u00a01643\u00a000');
    await expect(fact('Betaalwijze')).toBe('Automatische incasso (59), ZZZ');
    await expect(canvas.getByText('Wij incasseren binnen 14 dagen.')).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Dakgoot Zes meter zink Betalen op NL91/u })).toBeVisible();
  },
});

export const WieErBetaaldWordtOpTelefoon = { ...WieErBetaaldWordt };

export const EFactuurInDePdf = screenStory(
  invoice(1, [anInvoice(1, { facts: someFacts(), has_e_invoice: false, total_cents: 203_099 })]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Regels van de factuur' })).toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: 'E-factuur downloaden' })).not.toBeInTheDocument();
    },
  },
);
