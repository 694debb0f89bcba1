import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aDecision, anInvoice, someFacts } from '@mijn/api/mock/invoices';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur met vier ogen' } satisfies Meta;

export default meta;

const ofTwo = { approvals_required: 2, approvals: 1, facts: someFacts(), total_cents: 203_099 } as const;

/** Above the amount of the association, the first approval is half: the invoice waits for another checker. */
export const TweeControleurs = screenStory(
  invoice(1, [anInvoice(1, { approvals_required: 2 }), anInvoice(2)]),
  {
    async play({ canvas, userEvent }) {
      await expect(
        await canvas.findByText('Twee controleurs moeten akkoord zijn met deze factuur.'),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Akkoord' }));
      await expect(await screen.findByText(/: uw akkoord is bewaard, 1 van 2 akkoord$/u)).toBeVisible();
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Elektro Maas' })).toBeVisible();
    },
  },
);

export const EenVanTwee = screenStory(
  invoice(1, [
    anInvoice(1, {
      ...ofTwo,
      version: 1,
      decisions: [aDecision(1, { approvals: 1, approvals_required: 2 })],
    }),
  ]),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Karin Kascommissie is akkoord. Er is nog één akkoord nodig.'),
      ).toBeVisible();
      await expect(canvas.getByText('1 van 2 akkoord, wacht op u')).toBeVisible();
      await expect(canvas.getByText('Akkoord (1 van 2)')).toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Akkoord' })).toBeVisible();
    },
  },
);

/** An approval that was withdrawn is not named: the other checker still agrees. */
export const TweedeTrokIn = screenStory(
  invoice(1, [
    anInvoice(1, {
      ...ofTwo,
      version: 3,
      decisions: [
        aDecision(3, {
          decision: 'withdrawn',
          decided_by: 'Hugo Penning',
          approvals: 1,
          approvals_required: 2,
        }),
        aDecision(2, { decided_by: 'Hugo Penning', approvals: 2, approvals_required: 2 }),
        aDecision(1, { approvals: 1, approvals_required: 2 }),
      ],
    }),
  ]),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Karin Kascommissie is akkoord. Er is nog één akkoord nodig.'),
      ).toBeVisible();
    },
  },
);

export const UBentAkkoord = screenStory(
  invoice(1, [anInvoice(1, { ...ofTwo, version: 1, is_approved_by_you: true, decisions: [aDecision(1)] })]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/^U bent akkoord\. Een andere controleur/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Akkoord' })).not.toBeInTheDocument();
      await expect(canvas.getByRole('button', { name: 'Beslissing intrekken' })).toBeVisible();
    },
  },
);

export const UBentAkkoordOpTelefoon = { ...UBentAkkoord };
