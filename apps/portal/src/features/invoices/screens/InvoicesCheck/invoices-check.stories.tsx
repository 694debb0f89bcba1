import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { Invoice } from '@mijn/domain/invoices';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, neverResponds } from '@mijn/api/mock/call';
import { anInvoice, invoicesCalls, someFacts } from '@mijn/api/mock/invoices';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import {
  allChecked,
  changedInvoice,
  signals,
  someInvoices,
  tooManyInvoices,
} from '../../../../testing/invoices-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur controle' } satisfies Meta;

export default meta;

const copyReader = () =>
  aUser({
    email: 'carla.kopie@waterpas.example',
    name: 'Carla Kopie',
    associations: [anAssociation({ is_invoice_check_copy: true })],
  });

const PATH = '/invoices-check';

const invoices = (data: readonly Invoice[], path = PATH, user = aBoardMember()) => ({
  path,
  calls: () => [...invoicesCalls(data), ...sessionCalls(user)],
});

const copyText = 'U ontvangt alleen kopieën van facturen ter inzage. U hoeft geen facturen te controleren.';

export const Laden = screenStory(
  {
    path: PATH,
    calls: () => [mockCall(invoicesContract.listInvoices, neverResponds), ...sessionCalls(aBoardMember())],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Factuur controle' })).toBeVisible();
      await expect(await canvas.findByRole('tab', { name: /^Te controleren/u })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: 'F-2026-0001' })).not.toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: PATH,
    calls: () => [slowly(), ...invoicesCalls(tooManyInvoices), ...sessionCalls(aBoardMember())],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('link', { name: /^2 / })).toBeVisible();
    },
  },
);

export const AllesGecontroleerd = screenStory(invoices(allChecked), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Alles is gecontroleerd' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Gecontroleerd (3)' })).toBeVisible();
  },
});

export const AllesGecontroleerdOpTelefoon = { ...AllesGecontroleerd };

export const NogNietsGecontroleerd = screenStory(
  invoices(someInvoices.slice(0, 4), `${PATH}?gecontroleerd=ja`),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Nog geen gecontroleerde facturen')).toBeVisible();
    },
  },
);

export const TeControleren = screenStory(invoices(someInvoices), {
  async play({ canvas }) {
    const table = within(await canvas.findByRole('table', { name: 'Facturen' }));
    await table.findByRole('link', { name: 'F-2026-0001' });
    const headings = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Naam', 'Aangemaakt op', 'Leverancier', 'Vervalt op', 'Bedrag']);
    await expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'F-2026-0001',
      'F-2026-0002',
      'F-2026-0003',
      'F-2026-0004',
    ]);
    await expect(await canvas.findByRole('tab', { name: /Te controleren.*4 te controleren/u })).toBeVisible();
  },
});

export const TeControlerenOpTelefoon = screenStory(invoices(someInvoices), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'F-2026-0001' })).toBeVisible();
  },
});

const unusual = [
  anInvoice(1, { facts: someFacts({ due_date: '2026-11-01' }), signals: [signals.iban_changed] }),
  anInvoice(2, {
    signals: [signals.same_amount, signals.iban_first, signals.sums_differ, signals.same_file],
  }),
  { ...changedInvoice, id: idOf(40, 3), name: 'F-2026-0003' },
  anInvoice(4, { approvals: 1, approvals_required: 2 }),
  anInvoice(5, { approvals: 1, approvals_required: 2, is_approved_by_you: true }),
];

export const MetSignalen = screenStory(invoices(unusual), {
  async play({ canvas }) {
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }));
    await expect((await row(/F-2026-0001/u)).getByText('Ander rekeningnummer')).toBeVisible();
    await expect((await row(/F-2026-0001/u)).getByText('Vervaldatum voorbij')).toBeVisible();
    await expect((await row(/F-2026-0002/u)).getByText('en nog 2 signalen')).toBeVisible();
    await expect(canvas.getByText('Terug: factuur gewijzigd')).toBeVisible();
    await expect((await row(/F-2026-0004/u)).getByText('1 van 2 akkoord, wacht op u')).toBeVisible();
    await expect((await row(/F-2026-0005/u)).getByText('1 van 2 akkoord, wacht op een ander')).toBeVisible();
    // The badge counts the invoices that wait for this checker.
    await expect(await canvas.findByRole('tab', { name: /4 te controleren/u })).toBeVisible();
  },
});

export const MetSignalenOpTelefoon = screenStory(invoices(unusual), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Ander rekeningnummer')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Gefilterd = screenStory(invoices(someInvoices), {
  async play({ canvas, userEvent }) {
    await canvas.findByRole('link', { name: 'F-2026-0001' });
    const [supplier] = canvas.getAllByRole('button', { name: 'Leverancier' });
    await waitFor(() => expect(supplier).toBeEnabled());
    await userEvent.click(supplier ?? document.body);
    await userEvent.click(await screen.findByRole('option', { name: 'Elektro Maas' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^F-2026/u })).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: /^Verwijder filter Leverancier/u }));
    const [amount] = await canvas.findAllByRole('button', { name: 'Bedrag' });
    await userEvent.click(amount ?? document.body);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Vanaf' }), '250');
    await userEvent.type(screen.getByRole('textbox', { name: 'Tot en met' }), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Tonen' }));
    await expect(await screen.findByText('Dit bedrag is lager dan dat bij “Vanaf”.')).toBeVisible();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Tot en met' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tonen' }));
    await expect(
      await canvas.findByRole('button', { name: /^Verwijder filter Bedrag: vanaf €\s250,00/u }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'F-2026-0003' })).not.toBeInTheDocument());
    await expect(canvas.getByRole('link', { name: 'F-2026-0001' })).toBeVisible();
  },
});

export const Gecontroleerd = screenStory(invoices(someInvoices), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Gecontroleerd (3)' }));
    await expect(await canvas.findByRole('link', { name: 'F-2026-0006' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /F-2026-0006.*Niet akkoord/u })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /F-2026-0005.*Akkoord/u })).toBeVisible();
  },
});

export const NietsGevonden = screenStory(invoices(someInvoices, `${PATH}?zoek=xyzzy`), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle facturen tonen' }));
    await expect(await canvas.findByRole('link', { name: 'F-2026-0001' })).toBeVisible();
  },
});

export const Overvol = screenStory(invoices(tooManyInvoices), {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Volgende' }));
    await expect(await canvas.findByText(/^26.*50 van 80/u)).toBeVisible();
  },
});

export const OvervolOpTelefoon = screenStory(invoices(tooManyInvoices), {
  async play({ canvas }) {
    await canvas.findByRole('link', { name: /^2 / });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const AlleenKopieen = screenStory(invoices(someInvoices, PATH, copyReader()), {
  async play({ canvas }) {
    await expect(await canvas.findByText(copyText)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'F-2026-0007' })).toBeVisible();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Te controleren')).not.toBeInTheDocument();
    await expect(canvas.getAllByText('Nog niet gecontroleerd')).toHaveLength(4);
  },
});

export const AlleenKopieenOpTelefoon = screenStory(invoices(someInvoices, PATH, copyReader()), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'F-2026-0007' })).toBeVisible();
  },
});

export const AlleenKopieenLeeg = screenStory(invoices([], PATH, copyReader()), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen facturen')).toBeVisible();
  },
});
