import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { anInvoice, someFacts } from '@mijn/api/mock/invoices';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { creditNote } from '../../../../testing/invoices-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur en creditnota' } satisfies Meta;

export default meta;

/** A credit note is shown as such, with the number of the invoice that it credits. */
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

/** The e-invoice is inside the PDF, so there is no separate file to download. */
export const EFactuurInDePdf = screenStory(
  invoice(1, [anInvoice(1, { facts: someFacts(), has_e_invoice: false, total_cents: 203_099 })]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { name: 'Regels van de factuur' })).toBeInTheDocument();
      await expect(canvas.queryByRole('link', { name: 'E-factuur downloaden' })).not.toBeInTheDocument();
    },
  },
);
