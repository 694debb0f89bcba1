import type { SignalCode } from '@mijn/domain/invoices';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { anInvoice } from '@mijn/api/mock/invoices';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import {
  aChange,
  changedInvoice,
  prepaidInvoice,
  signals,
  someInvoices,
} from '../../../../testing/invoices-data.ts';
import { approveAnyway } from '../../../../testing/approve-anyway.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur met signalen' } satisfies Meta;

export default meta;

const arrivesAt = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());

const withSignal = (code: Exclude<SignalCode, 'changed_after_decision'>, ...texts: readonly string[]) =>
  screenStory(invoice(1, [{ ...prepaidInvoice, signals: [signals[code]] }, ...someInvoices.slice(1)]), {
    async play({ canvas }) {
      for (const text of texts) await expect(await canvas.findByText(text, { exact: false })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Toch akkoord' })).toBeEnabled();
    },
  });

export const SignaalTotaal = withSignal(
  'total_differs_from_pdf',
  'Ander totaalbedrag in de PDF',
  'In de e-factuur staat € 2.030,99, in de PDF staat € 2.300,99.',
);

export const SignaalRekeningnummer = withSignal(
  'iban_differs_from_pdf',
  'Ander rekeningnummer in de PDF',
  'NL91 ABNA 0417 1643 00',
);

export const SignaalNummerEerderGezien = withSignal(
  'number_seen_before',
  'Deze leverancier heeft nog een factuur gestuurd, met nummer 2026/0817.',
  'Bekijk de andere factuur',
);

export const SignaalAndereRekeningOpTelefoon = withSignal(
  'iban_changed',
  'Ander rekeningnummer dan eerder',
  'Op andere facturen van deze leverancier die akkoord of verwerkt zijn, staat NL91 ABNA 0417 1643 00.',
);

export const SignaalGeweigerdeRekening = withSignal(
  'iban_refused',
  'Op deze rekening was een factuur niet akkoord',
  'Bekijk de factuur die niet akkoord was',
);

export const SignaalEersteRekening = withSignal('iban_first', 'Voor het eerst deze rekening');

export const SignaalGeenIban = withSignal('iban_invalid', 'is geen geldig rekeningnummer');

export const SignaalMeerRekeningen = withSignal('several_ibans', 'Meer dan één rekeningnummer');

export const SignaalIemandAnders = withSignal(
  'addressed_elsewhere',
  'De e-factuur is gericht aan VvE Parkzicht, niet aan VvE De Kade of uw beheerder.',
);

export const SignaalBedragen = withSignal(
  'sums_differ',
  'De regels met 21% btw zijn samen € 1.678,50. De btw is berekend over € 1.500,00.',
  'Als totaal staat er € 2.300,99.',
);

export const SignaalBeheerder = withSignal(
  'columns_differ',
  'Bedrag: uw beheerder geeft € 2.300,99 op, in de e-factuur staat € 2.030,99.',
  'Rekeningnummer: uw beheerder geeft NL91 ABNA 0417 1643 00 op',
);

export const SignaalCreditnotaAlsFactuur = withSignal('credit_note_as_invoice', 'Factuur of creditnota?');

export const SignaalRekeningInTekst = withSignal(
  'iban_in_text',
  'Nieuwe rekening in een tekst',
  '“Let op: vanaf 1 december is onze nieuwe rekening NL91 ABNA 0417 1643 00.”',
);

export const SignaalAndereBegunstigde = withSignal(
  'payee_differs',
  'De e-factuur is van “Elektro Maas”, maar vraagt om te betalen aan “Factor Rijnmond N.V.”.',
);

export const SignaalAndereRekeninghouder = withSignal(
  'holder_differs',
  'De rekening staat op naam van “J. Jansen”, niet van “Elektro Maas”.',
);

export const SignaalLijktOpAndereNaam = withSignal(
  'supplier_look_alike',
  'lijkt op “Elektro Maas”, maar heeft andere letters.',
  'Bekijk een factuur van die leverancier',
);

export const SignaalNaamZonderLetters = withSignal('supplier_unreadable', 'Als leverancier staat er “***”.');

export const SignaalNegatief = withSignal('negative_invoice', 'en het bedrag is € -2.030,99.');

export const SignaalNul = withSignal('zero_total', 'Het totaal van deze factuur is € 0,00.');

export const SignaalMunt = withSignal(
  'other_currency',
  'Het bedrag is in USD. Uw vereniging betaalt in EUR.',
);

export const SignaalBtw = withSignal(
  'unknown_vat_rate',
  'Op de e-factuur staat 20% btw. De tarieven in Nederland waren toen 0%, 9%, 21%.',
);

export const SignaalToekomst = withSignal('future_date', 'De factuurdatum is 1-12-2027.');

export const SignaalVervaldatum = withSignal(
  'due_before_date',
  'De factuur is van 3-11-2026, maar vervalt al op 2-11-2026.',
);

export const SignaalAnderBedrag = withSignal(
  'number_with_other_amount',
  'Deze leverancier heeft nog een factuur gestuurd, met nummer 2026/0817, van € 2.300,99. Deze factuur is van € 2.030,99.',
  'Bekijk de andere factuur',
);

export const SignaalZelfdeBestand = withSignal('same_file', 'Bij een andere factuur, met nummer 2026-0816,');

export const SignaalZelfdeBedrag = withSignal('same_amount', 'Misschien dubbel', 'met nummer 2026-0816');

/** Without an e-invoice, the PDF is compared with the data from the provider. */
export const SignaalTotaalVanBeheerder = screenStory(
  invoice(3, [anInvoice(3, { signals: [signals.total_differs_from_pdf] })]),
  {
    async play({ canvas }) {
      const text = 'Uw beheerder heeft € 2.030,99 opgegeven, in de PDF staat € 2.300,99.';
      await expect(await canvas.findByText(text)).toBeVisible();
    },
  },
);

/** An approved invoice was imported again with another amount. */
export const GewijzigdNaAkkoord = screenStory(invoice(1, [changedInvoice, ...someInvoices.slice(1)]), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Gewijzigd na de beslissing')).toBeVisible();
    const told = canvas.getByText(/De eerdere beslissing geldt niet meer\.$/u);
    await expect(told).toHaveTextContent(/^Uw beheerder .* op 20-11-2026, 3\.00 uur\. De eerdere/u);
    const [amount] = canvas.getAllByText(/^Bedrag: was €\s1\.930,99, nu €\s2\.030,99$/u);
    await expect(amount).toBeVisible();
    const history = within(canvas.getByRole('list', { name: 'Verloop' }));
    const entries = history.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual([
      expect.stringMatching(/^Factuur gewijzigd.*PDF vervangen.*opnieuw controleren/u),
      expect.stringMatching(/^AkkoordKarin Kascommissie/u),
      expect.stringMatching(/^Ontvangen/u),
    ]);
    await approveAnyway({ canvas, userEvent }, 'Gewijzigd na de beslissing');
    await arrivesAt({ canvas }, 'Elektro Maas');
  },
});

export const GewijzigdNaAkkoordOpTelefoon = screenStory(invoice(1, [changedInvoice]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Gewijzigd na de beslissing')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The decision about a processed invoice cannot be changed, so that the text asks the checker to call the provider. */
export const GewijzigdNaVerwerking = screenStory(
  invoice(1, [
    {
      ...changedInvoice,
      check_status: 'approved',
      is_processed: true,
      changes: [aChange({ is_reopened: false })],
    },
  ]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/Bel uw beheerder als dit niet klopt\.$/u)).toBeVisible();
      await expect(canvas.queryByText(/opnieuw controleren/u)).not.toBeInTheDocument();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
    },
  },
);

export const AlleSignalenOpTelefoon = screenStory(
  invoice(1, [{ ...changedInvoice, signals: Object.values(signals) }]),
  {
    async play({ canvas }) {
      await canvas.findByText('Misschien dubbel');
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const AlleSignalen = screenStory(
  invoice(1, [{ ...changedInvoice, signals: Object.values(signals) }, ...someInvoices.slice(1)]),
  {
    async play({ canvas, userEvent }) {
      const links = await canvas.findAllByRole('link', { name: 'Bekijk de andere factuur' });
      await expect(links).toHaveLength(5);
      await userEvent.click(links[0] ?? document.body);
      await arrivesAt({ canvas }, 'Groenbeheer Kralingen');
    },
  },
);
