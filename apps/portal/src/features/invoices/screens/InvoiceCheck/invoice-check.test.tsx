import { describe, expect, it } from '@jest/globals';
import type { DecideBody } from '@mijn/domain/invoices';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, type HttpHandler } from 'msw';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { idOf, inTurn, mockCall, Refusal, refuse } from '@mijn/api/mock/call';
import { aDecision, anInvoice, invoicesCalls } from '@mijn/api/mock/invoices';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, showPortal, setUpPortal } from '../../../../testing/dom/show-portal.tsx';
import { someInvoices } from '../../../../testing/invoices-data.ts';

setUpPortal();

// jsdom cannot render a PDF, so these invoices have an e-invoice only, which is shown as text.
const withoutPdf = someInvoices.map((invoice) => Object.assign({}, invoice, { file: null }));
const PATH = `/invoices-check/${idOf(40, 1)}`;

const open = (first: readonly HttpHandler[] = [], user = aBoardMember()) =>
  showPortal(PATH, [...invoicesCalls(withoutPdf, first), ...sessionCalls(user)]);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.findByRole('button', { name });
const remarkField = () => screen.findByLabelText('Waarom bent u niet akkoord?');

const [first, second, third] = [
  'Loodgietersbedrijf Van der Meer',
  'Elektro Maas',
  'Schildersbedrijf De Kwast',
] as const;

describe('checking an invoice', () => {
  it('shows the next invoice from the response, without another request', async () => {
    const called: string[] = [];
    const count = http.all('*/api/associations/*', ({ request }) => {
      called.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(4).join('/')}`);
    });
    const user = await showPortal(PATH, [
      count,
      ...invoicesCalls(withoutPdf),
      ...sessionCalls(aBoardMember()),
    ]);
    await heading(first);
    await user.click(await button('Akkoord'));
    await waitFor(async () => expect(await heading(second)).toHaveFocus());
    await user.keyboard('a');
    await heading(third);
    expect(called.toSorted()).toEqual([
      'GET counts',
      `GET invoices/${idOf(40, 1)}`,
      'GET invoices/counts',
      'GET news/items/urgent',
      `POST invoices/${idOf(40, 1)}/decisions`,
      `POST invoices/${idOf(40, 2)}/decisions`,
    ]);
  });

  it('keeps the badge in the menu equal to the number of invoices to check', async () => {
    const user = await open();
    expect(await screen.findByRole('link', { name: /4 facturen te controleren/u })).toBeVisible();
    await user.click(await button('Akkoord'));
    const undo = await button('Ongedaan maken');
    // A toast under the pointer does not disappear, even if the next step takes long.
    await user.hover(undo);
    expect(await screen.findByRole('link', { name: /3 facturen te controleren/u })).toBeVisible();
    await user.click(undo);
    expect(await screen.findByRole('link', { name: /4 facturen te controleren/u })).toBeVisible();
  });

  it('keeps a typed remark while another invoice is shown', async () => {
    const user = await open();
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), 'Dubbel');
    await user.click(screen.getByRole('link', { name: 'Volgende factuur' }));
    await heading(second);
    expect(screen.queryByLabelText('Waarom bent u niet akkoord?')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Vorige factuur' }));
    await heading(first);
    expect(await remarkField()).toHaveValue('Dubbel');
  });

  it('keeps a typed remark after a reload, and says that someone else has decided since', async () => {
    const user = await open();
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), 'Dubbel');
    await leavePortal();
    const sent: DecideBody[] = [];
    const theirs = anInvoice(1, {
      file: null,
      check_status: 'approved',
      version: 1,
      decisions: [aDecision(1)],
    });
    const again = await open([
      mockCall(invoicesContract.getInvoice, () => theirs),
      mockCall(invoicesContract.decideInvoice, ({ body }) => {
        sent.push(body);
        return { invoice: { ...theirs, check_status: 'rejected' as const, version: 2 }, next: null };
      }),
    ]);
    expect(await remarkField()).toHaveValue('Dubbel');
    expect(screen.getByText(/^Uw concept van/u)).toBeVisible();
    expect(await screen.findByText(/^Karin Kascommissie: akkoord, op 19-11-2026/u)).toBeVisible();
    await again.click(await button('Niet akkoord'));
    await waitFor(() => expect(sent).toEqual([{ decision: 'rejected', remark: 'Dubbel', version: 1 }]));
    await waitFor(() => expect(localStorage.length).toBe(1));
  });

  it('shows a remark that can no longer be sent, because the invoice was processed', async () => {
    const user = await open();
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), 'Dubbel');
    await leavePortal();
    await open([
      mockCall(invoicesContract.getInvoice, () =>
        anInvoice(1, { file: null, is_processed: true, version: 1 }),
      ),
    ]);
    expect(await screen.findByText('Uw opmerking is niet verstuurd: “Dubbel”')).toBeVisible();
  });

  it('keeps the remark when the server is unavailable, and sends it on a retry', async () => {
    const sent: DecideBody[] = [];
    const user = await open([
      mockCall(
        invoicesContract.decideInvoice,
        inTurn(refuse('unavailable'), ({ body }) => {
          sent.push(body);
          return { invoice: anInvoice(1, { check_status: 'rejected', version: 1 }), next: anInvoice(2) };
        }),
      ),
    ]);
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), '  Te veel uren ');
    await user.click(await button('Niet akkoord'));
    await user.click(await button('Opnieuw proberen'));
    await heading(second);
    expect(sent).toEqual([{ decision: 'rejected', remark: 'Te veel uren', version: 0 }]);
  });

  it('offers no retry to a member who may no longer check, and keeps the remark', async () => {
    const user = await open([mockCall(invoicesContract.decideInvoice, refuse('forbidden'))]);
    await user.click(await button('Akkoord'));
    expect(await screen.findByText(/geen rechten/u)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), 'Dubbel');
    await user.click(await button('Niet akkoord'));
    await waitFor(() => expect(screen.getAllByText(/geen rechten/u)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    expect(await remarkField()).toHaveValue('Dubbel');
  });

  it('shows who decided first, keeps the remark, and then replaces the other decision', async () => {
    const sent: DecideBody[] = [];
    const theirs = anInvoice(1, {
      file: null,
      check_status: 'approved',
      version: 1,
      decisions: [aDecision(1)],
    });
    const user = await open([
      mockCall(
        invoicesContract.getInvoice,
        inTurn(
          () => anInvoice(1, { file: null }),
          () => theirs,
        ),
      ),
      mockCall(invoicesContract.decideInvoice, ({ body }) => {
        sent.push(body);
        if (body.version < theirs.version) return new Refusal('conflict');
        return { invoice: { ...theirs, check_status: 'rejected' as const, version: 2 }, next: null };
      }),
    ]);
    await user.click(await button('Niet akkoord'));
    await user.type(await remarkField(), 'Dubbel');
    await user.click(await button('Niet akkoord'));
    expect(await screen.findByText(/^Karin Kascommissie: akkoord, op 19-11-2026/u)).toBeVisible();
    expect(await remarkField()).toHaveValue('Dubbel');
    await user.click(await button('Niet akkoord'));
    await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([0, 1]));
    expect(await button('Beslissing intrekken')).toBeVisible();
  });
});

/** Returns a call that refuses decisions. A decision that was sent is recorded before a later request gets its response. */
function noDecisions() {
  const decided: string[] = [];
  const call = mockCall(invoicesContract.decideInvoice, ({ params }) => {
    decided.push(params.invoice_id);
    return new Refusal('forbidden');
  });
  return { decided, call };
}

describe('the shortcuts of an invoice', () => {
  it('do nothing while the user types, and work again after Escape', async () => {
    const user = await open();
    await heading(first);
    await button('Akkoord');
    await user.keyboard('n');
    const remark = await remarkField();
    await waitFor(() => expect(remark).toHaveFocus());
    await user.keyboard('an{ArrowRight}');
    expect(remark).toHaveValue('an');
    expect(await heading(first)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await button('Niet akkoord')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(await heading(second)).toBeVisible();
  });

  it('stay disabled for the next invoice and the next visit', async () => {
    const { decided, call } = noDecisions();
    const user = await open([call]);
    await user.click(await screen.findByRole('switch', { name: 'Sneltoetsen' }));
    await user.click(screen.getByRole('link', { name: 'Volgende factuur' }));
    await heading(second);
    expect(await screen.findByRole('switch', { name: 'Sneltoetsen' })).not.toBeChecked();
    await user.keyboard('a');
    expect(await button('Akkoord')).not.toHaveAttribute('aria-keyshortcuts');
    await user.click(screen.getByRole('link', { name: 'Volgende factuur' }));
    expect(await heading(third)).toBeVisible();
    expect(decided).toEqual([]);
  });

  it('do nothing for a member who only gets copies', async () => {
    const reader = aUser({ associations: [anAssociation({ is_invoice_check_copy: true })] });
    const { decided, call } = noDecisions();
    const user = await open([call], reader);
    await heading(first);
    await user.keyboard('a{ArrowRight}');
    // If the arrow key had gone to the next invoice, this link would go to the third one.
    await user.click(screen.getByRole('link', { name: 'Volgende factuur' }));
    expect(await heading(second)).toBeVisible();
    expect(decided).toEqual([]);
  });
});
