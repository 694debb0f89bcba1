import type { Invoice } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aDecision, anInvoice } from '@mijn/api/mock/invoices';
import { brokenFile, invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  aChange,
  overfullInvoice,
  prepaidInvoice,
  someInvoices,
  tooManyInvoices,
} from '../../../../testing/invoices-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur' } satisfies Meta;

export default meta;

const titled = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  canvas.findByRole('heading', { level: 1, name });

/** Waits until the heading has the focus. From then on the shortcuts work. */
const arrivesAt = ({ canvas }: Pick<Stage, 'canvas'>, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());

const plumber = 'Loodgietersbedrijf Van der Meer';

export const Laden = screenStory(
  invoice(1, someInvoices, () => [mockCall(invoicesContract.getInvoice, neverResponds)]),
  {
    async play({ canvas }) {
      await expect(await titled({ canvas }, 'Factuur')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
    },
  },
);

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

export const ZonderEFactuur = screenStory(
  invoice(3, [anInvoice(3, { invoice_number: 'K-031', iban: 'NL44RABO0123456789' })]),
  {
    async play({ canvas }) {
      await titled({ canvas }, 'Schildersbedrijf De Kwast');
      const facts = canvas.getAllByRole('term').map(({ textContent }) => textContent);
      await expect(facts).toEqual(['Naam', 'Factuurnummer', 'Rekeningnummer (IBAN)', 'Aangemaakt op']);
      await expect(canvas.getByText('NL44 RABO 0123 4567 89')).toHaveAttribute('translate', 'no');
    },
  },
);

export const Gevonden = screenStory(
  { ...invoice(1), path: `${invoice(1).path}?zoek=hoogwerker&document=${idOf(40, 1)}&bladzijde=1` },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('searchbox', { name: 'Zoek in het document' })).toHaveValue(
        'hoogwerker',
      );
    },
  },
);

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
      await expect(await canvas.findByText('Dit document is beschadigd')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeVisible();
    },
  },
);

export const DeelsBetaald = screenStory(invoice(1, [prepaidInvoice]), {
  async play({ canvas }) {
    await titled({ canvas }, plumber);
    const facts = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(facts.slice(4, 7)).toEqual(['Al betaald', 'Afronding', 'Nog te betalen']);
    await expect(canvas.getByRole('row', { name: /^Totaal €\s2\.030,99$/u })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Al betaald €\s-1\.500,00$/u })).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /^Nog te betalen €\s531,00$/u })).toBeInTheDocument();
  },
});

export const DeelsBetaaldOpTelefoon = { ...DeelsBetaald };

const progress = (canvas: Stage['canvas']) => canvas.getByRole('progressbar', { name: 'Gecontroleerd' });

export const AkkoordEnVerder = screenStory(invoice(1), {
  async play({ canvas, userEvent }) {
    await titled({ canvas }, plumber);
    await userEvent.click(canvas.getByRole('button', { name: 'Akkoord' }));
    const undo = await screen.findByRole('button', { name: 'Ongedaan maken' });
    // A toast under the pointer does not disappear, even if the next step takes long.
    await userEvent.hover(undo);
    await arrivesAt({ canvas }, 'Elektro Maas');
    await waitFor(() => expect(progress(canvas)).toHaveAttribute('aria-valuetext', '1 van 4'));
    await userEvent.click(undo);
    await arrivesAt({ canvas }, plumber);
    await expect(await canvas.findByText('Beslissing ingetrokken')).toBeVisible();
  },
});

export const AkkoordEnVerderOpTelefoon = { ...AkkoordEnVerder };

export const NaDeLaatste = screenStory(invoice(4, someInvoices.slice(3)), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
    await arrivesAt({ canvas }, 'Factuur controle');
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
    await waitFor(() => expect(remark).toHaveFocus());
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
    await expect(await screen.findByText(/: niet akkoord$/u)).toBeVisible();
    await arrivesAt({ canvas }, 'Elektro Maas');
    await expect(canvas.queryByLabelText('Waarom bent u niet akkoord?')).not.toBeInTheDocument();
  },
});

/** The invoice after another checker has rejected it, while this checker was looking at it. */
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
    await expect(notice.getByText('“Deze klus is nooit uitgevoerd.”')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeEnabled());
  },
});

export const IemandAndersWasEerderOpTelefoon = { ...IemandAndersWasEerder };

/** The provider changed the invoice while this checker was looking at the earlier version. */
export const IntussenGewijzigd = screenStory(
  clashing('conflict', anInvoice(1, { version: 1, changes: [aChange({ version: 1, is_reopened: false })] })),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
      await expect(await canvas.findByText('Uw beheerder heeft de factuur net gewijzigd')).toBeVisible();
      const [amount] = canvas.getAllByText(/^Bedrag: was €\s1\.930,99, nu €\s2\.030,99$/u);
      await expect(amount).toBeVisible();
      await expect(canvas.queryByText('Iemand anders was u net voor')).not.toBeInTheDocument();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeEnabled());
    },
  },
);

export const IntussenVerwerkt = screenStory(
  clashing('invoice_processed', { ...theirs, is_processed: true }),
  {
    async play({ canvas, userEvent }) {
      await userEvent.type(await openForm({ canvas, userEvent }), 'Te duur.');
      await userEvent.click(canvas.getByRole('button', { name: 'Niet akkoord' }));
      await expect(await canvas.findByText('Deze factuur is intussen verwerkt')).toBeVisible();
      await expect(canvas.getByText('Uw opmerking is niet verstuurd: “Te duur.”')).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument());
    },
  },
);

export const EerderAkkoord = screenStory(invoice(5), {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('button', { name: 'Beslissing intrekken' });
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Beslissing intrekken' }));
    await expect(await canvas.findByRole('button', { name: 'Akkoord' })).toBeVisible();
    const course = within(canvas.getByRole('list', { name: 'Verloop' }));
    await waitFor(() => expect(course.getAllByRole('listitem')).toHaveLength(3));
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
    await expect(await canvas.findByText('Deze factuur bestaat niet (meer)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle facturen' })).toBeVisible();
  },
});

export const Storing = screenStory(
  invoice(1, someInvoices, () => [mockCall(invoicesContract.getInvoice, refuse('internal_error'))]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De factuur is niet geladen')).toBeVisible();
    },
  },
);

export const Toetsen = screenStory(invoice(2), {
  async play({ canvas, userEvent }) {
    const leadsTo = async (key: string, name: string) => {
      await canvas.findByRole('button', { name: 'Akkoord' });
      // The heading gets the focus when the next invoice is shown, so that it must not have the focus before.
      canvas.getByRole('heading', { level: 1 }).blur();
      await userEvent.keyboard(key);
      await arrivesAt({ canvas }, name);
    };
    await titled({ canvas }, 'Elektro Maas');
    await leadsTo('{ArrowRight}', 'Schildersbedrijf De Kwast');
    await leadsTo('{ArrowLeft}', 'Elektro Maas');
    await leadsTo('a', 'Schildersbedrijf De Kwast');
    await userEvent.keyboard('n');
    const remark = await canvas.findByLabelText('Waarom bent u niet akkoord?');
    await waitFor(() => expect(remark).toHaveFocus());
    await userEvent.keyboard('na{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Niet akkoord' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('switch', { name: 'Sneltoetsen' }));
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await userEvent.keyboard('a');
    // The progress includes a decision that was sent by the time that another invoice is shown.
    await userEvent.click(canvas.getByRole('link', { name: 'Volgende factuur' }));
    await arrivesAt({ canvas }, 'Liftservice Zuid');
    await canvas.findByRole('button', { name: 'Akkoord' });
    await expect(progress(canvas)).toHaveAttribute('aria-valuetext', '1 van 4');
  },
});
