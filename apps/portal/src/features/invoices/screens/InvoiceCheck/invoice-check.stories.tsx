import type { Invoice, SignalCode } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { Meta } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, anAssociation, aUser, idOf } from '../../../../testing/builders.ts';
import { brokenFile, invoicesCalls } from '../../../../testing/calls/invoices-calls.ts';
import { inTurn, mockCall, neverAnswered, refuse } from '../../../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  aDecision,
  anInvoice,
  overfullInvoice,
  signals,
  someInvoices,
  tooManyInvoices,
} from '../../../../testing/invoices-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur' } satisfies Meta;

export default meta;

const at = (number: number) => `/invoices-check/${idOf(40, number)}`;

const invoice = (
  number: number,
  data: readonly Invoice[] = someInvoices,
  first: () => HttpHandler[] = () => [],
  user = aBoardMember(),
) => ({ path: at(number), calls: () => [...invoicesCalls(data, first()), ...sessionCalls(user)] });

const titled = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

const plumber = 'Loodgietersbedrijf Van der Meer';

export const Laden = screenStory(
  invoice(1, someInvoices, () => [mockCall(invoicesContract.getInvoice, neverAnswered)]),
  {
    async play({ canvas }) {
      await expect(await titled({ canvas }, 'Factuur')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
    },
  },
);

/** What stands there while the invoice loads gives way to it without a jump. */
export const VanLadenNaarGevuld = screenStory(
  invoice(2, tooManyInvoices, () => [slowly()]),
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('button', { name: 'Akkoord' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const MetPdf = screenStory(invoice(1), {
  async play({ canvas }) {
    await expect(await titled({ canvas }, plumber)).toBeVisible();
    await expect(canvas.getAllByText('€ 2.030,99')[0]).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Hoogwerker 7,5 uur €\s390,00/u })).toBeInTheDocument();
    await expect(await canvas.findByRole('listitem', { name: 'Pagina 1 van 1' })).toBeVisible();
  },
});

export const MetPdfOpTelefoon = screenStory(invoice(1), {
  async play({ canvas }) {
    await titled({ canvas }, plumber);
    const { bottom } = canvas.getByRole('button', { name: 'Akkoord' }).getBoundingClientRect();
    await expect(bottom).toBeGreaterThan(window.innerHeight - 80);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(await canvas.findByRole('listitem', { name: 'Pagina 1 van 1' })).toBeInTheDocument();
  },
});

/** What the search over everything found in the PDF. */
export const Gevonden = screenStory(
  { ...invoice(1), path: `${at(1)}?zoek=hoogwerker&document=${idOf(40, 1)}&bladzijde=1` },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue(
        'hoogwerker',
      );
    },
  },
);

/** The facts stand in the place of the PDF, as an invoice to read. */
export const AlleenEenEFactuur = screenStory(invoice(2), {
  async play({ canvas }) {
    await titled({ canvas }, 'Elektro Maas');
    await expect(canvas.getByRole('heading', { name: 'Factuur 2026-0817' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Totaal €\s2\.030,99$/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'E-factuur downloaden' })).toHaveAttribute('download');
  },
});

export const AlleenEenEFactuurOpTelefoon = { ...AlleenEenEFactuur };

export const VoorbeeldMislukt = screenStory(
  invoice(1, someInvoices, () => [brokenFile()]),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.'),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeVisible();
    },
  },
);

const withSignal = (code: SignalCode, ...texts: readonly string[]) =>
  screenStory(invoice(1, [anInvoice(1, { signals: [signals[code]] }), ...someInvoices.slice(1)]), {
    async play({ canvas }) {
      for (const text of texts) await expect(await canvas.findByText(text, { exact: false })).toBeVisible();
      // A signal is no decision.
      await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeEnabled();
    },
  });

export const SignaalTotaal = withSignal(
  'total_differs_from_pdf',
  'Ander totaalbedrag in de PDF',
  'In de e-factuur staat € 2.030,99, in de PDF € 2.300,99.',
);

export const SignaalRekeningnummer = withSignal(
  'iban_differs_from_pdf',
  'Ander rekeningnummer in de PDF',
  'NL91 ABNA 0417 1643 00',
);

export const SignaalNummerEerderGezien = withSignal(
  'number_seen_before',
  'Dit factuurnummer was er al eerder',
  'Bekijk de eerdere factuur',
);

export const SignaalNieuweRekeningOpTelefoon = withSignal(
  'iban_changed',
  'Ander rekeningnummer dan vorige keer',
  'Tot nu toe betaalde de VvE deze leverancier op NL91 ABNA 0417 1643 00.',
);

export const AlleSignalen = screenStory(
  invoice(1, [anInvoice(1, { signals: Object.values(signals) }), ...someInvoices.slice(1)]),
  {
    async play({ canvas, userEvent }) {
      const links = await canvas.findAllByRole('link', { name: 'Bekijk de eerdere factuur' });
      await expect(links).toHaveLength(2);
      await userEvent.click(links[0] ?? document.body);
      await expect(await titled({ canvas }, 'Groenbeheer Kralingen')).toHaveFocus();
    },
  },
);

export const AkkoordEnVerder = screenStory(invoice(1), {
  async play({ canvas, userEvent }) {
    await titled({ canvas }, plumber);
    await userEvent.click(canvas.getByRole('button', { name: 'Akkoord' }));
    await waitFor(async () => expect(await titled({ canvas }, 'Elektro Maas')).toHaveFocus());
    await expect(canvas.getByRole('progressbar', { name: 'Gecontroleerd' })).toHaveAttribute(
      'aria-valuetext',
      '1 van 4',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
    await waitFor(async () => expect(await titled({ canvas }, plumber)).toHaveFocus());
    await expect(await canvas.findByText('Beslissing ingetrokken')).toBeVisible();
  },
});

export const AkkoordEnVerderOpTelefoon = { ...AkkoordEnVerder };

export const NaDeLaatste = screenStory(invoice(4, someInvoices.slice(3)), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
    await expect(await titled({ canvas }, 'Factuur controle')).toHaveFocus();
    await expect(await canvas.findByRole('heading', { name: 'Alles is gecontroleerd' })).toBeVisible();
  },
});

async function openForm({ canvas, userEvent }: Stage) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Niet akkoord' }));
  return canvas.findByLabelText('Waarom bent u niet akkoord?');
}

export const NietAkkoordZonderOpmerking = screenStory(invoice(1), {
  async play({ canvas, userEvent }) {
    const remark = await openForm({ canvas, userEvent });
    await expect(remark).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Niet akkoord' }));
    await expect(await canvas.findByText('Vul dit veld in.')).toBeVisible();
    await waitFor(() => expect(remark).toHaveFocus());
    await expect(remark).toBeInvalid();
  },
});

export const NietAkkoordZonderOpmerkingOpTelefoon = { ...NietAkkoordZonderOpmerking };

export const NietAkkoord = screenStory(invoice(1), {
  async play({ canvas, userEvent }) {
    await userEvent.type(await openForm({ canvas, userEvent }), 'Zes meter zink was vier meter.');
    await userEvent.click(canvas.getByRole('button', { name: 'Niet akkoord' }));
    await titled({ canvas }, 'Elektro Maas');
    await expect(await screen.findByText('Factuur niet akkoord')).toBeVisible();
    await expect(canvas.queryByLabelText('Waarom bent u niet akkoord?')).not.toBeInTheDocument();
  },
});

/** Someone else rejected it while this checker looked at it. */
const theirs = anInvoice(1, {
  check_status: 'rejected',
  version: 1,
  decisions: [aDecision(1, { decision: 'rejected', remark: 'Deze klus is nooit uitgevoerd.' })],
});

const clashing = (code: 'conflict' | 'invoice_processed', after: Invoice) =>
  invoice(1, someInvoices, () => [
    mockCall(invoicesContract.decideInvoice, refuse(code)),
    mockCall(
      invoicesContract.getInvoice,
      inTurn(
        () => anInvoice(1),
        () => after,
      ),
    ),
  ]);

export const IemandAndersWasEerder = screenStory(clashing('conflict', theirs), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
    const notice = within(
      (await canvas.findByText('Iemand anders was u net voor')).closest<HTMLElement>('[role=status]') ??
        document.body,
    );
    await expect(notice.getByText(/^Karin Kascommissie: niet akkoord, op 19-11-2026 om/u)).toBeVisible();
    await expect(notice.getByText('"Deze klus is nooit uitgevoerd."')).toBeVisible();
    // One can still decide anew.
    await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeEnabled();
  },
});

export const IemandAndersWasEerderOpTelefoon = { ...IemandAndersWasEerder };

export const IntussenVerwerkt = screenStory(
  clashing('invoice_processed', { ...theirs, is_processed: true }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await openForm({ canvas, userEvent }), 'Te duur.');
      await userEvent.click(canvas.getByRole('button', { name: 'Niet akkoord' }));
      await expect(await canvas.findByText('Deze factuur is intussen verwerkt')).toBeVisible();
      await expect(canvas.getByText('Uw opmerking is niet verstuurd: "Te duur."')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
    },
  },
);

export const ServerWeg = screenStory(
  invoice(1, someInvoices, () => [
    mockCall(invoicesContract.decideInvoice, inTurn(refuse('unavailable'), refuse('unavailable'))),
  ]),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
      await expect(await canvas.findByText('Uw beslissing is niet opgeslagen')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
    },
  },
);

/** Checked before: one can still change one's mind. */
export const EerderAkkoord = screenStory(invoice(5), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Beslissing intrekken' }));
    await expect(await canvas.findByRole('button', { name: 'Akkoord' })).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Verloop' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
  },
});

export const EerderNietAkkoord = screenStory(invoice(6), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Het aantal uren klopt niet met de offerte van maart.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Niet akkoord' })).not.toBeInTheDocument();
  },
});

export const Verwerkt = screenStory(invoice(7), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Deze factuur is verwerkt. De beslissing kan niet meer worden gewijzigd.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Uw oordeel' })).not.toBeInTheDocument();
  },
});

const reader = () => aUser({ associations: [anAssociation({ is_invoice_check_copy: true })] });

export const AlleenKopie = screenStory(
  invoice(1, someInvoices, () => [], reader()),
  {
    async play({ canvas }) {
      await titled({ canvas }, plumber);
      await expect(canvas.getByText(/^U ontvangt alleen kopieën van facturen ter inzage/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
      await expect(canvas.queryByRole('switch', { name: 'Sneltoetsen' })).not.toBeInTheDocument();
    },
  },
);

export const AlleenKopieOpTelefoon = { ...AlleenKopie };

export const Overvol = screenStory(invoice(1, [overfullInvoice]), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Akkoord' })).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(invoice(1, [overfullInvoice]), {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Akkoord' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const BestaatNiet = screenStory(invoice(99), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Deze factuur is er niet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle facturen' })).toBeVisible();
  },
});

export const Storing = screenStory(
  invoice(1, someInvoices, () => [
    mockCall(
      invoicesContract.getInvoice,
      inTurn(refuse('internal_error'), () => anInvoice(1)),
    ),
  ]),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByText('De factuur is niet geladen')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Opnieuw proberen' }));
      await expect(await titled({ canvas }, plumber)).toBeVisible();
    },
  },
);

/** A and N decide, the arrows go to the neighbours, and the switch turns all of them off. */
export const Toetsen = screenStory(invoice(2), {
  async play({ canvas, userEvent }) {
    await titled({ canvas }, 'Elektro Maas');
    await userEvent.keyboard('{ArrowRight}');
    await titled({ canvas }, 'Schildersbedrijf De Kwast');
    await canvas.findByRole('button', { name: 'Akkoord' });
    await userEvent.keyboard('{ArrowLeft}');
    await titled({ canvas }, 'Elektro Maas');
    await userEvent.keyboard('a');
    await titled({ canvas }, 'Schildersbedrijf De Kwast');
    await userEvent.keyboard('n');
    const remark = await canvas.findByLabelText('Waarom bent u niet akkoord?');
    await expect(remark).toHaveFocus();
    await userEvent.keyboard('na{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Niet akkoord' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('switch', { name: 'Sneltoetsen' }));
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('a');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Schildersbedrijf De Kwast');
  },
});
