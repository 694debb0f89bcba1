import { createOutage, inTurn, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { invoiceScreen as invoice } from '../../../../testing/invoice-screen.ts';
import { someInvoices } from '../../../../testing/invoices-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Factuur zonder server' } satisfies Meta;

export default meta;

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

const outage = createOutage();

/** The next try is stored. Recent browsers return something from `scrollIntoView`, which is no clean-up of an effect. */
export const ServerWeer = screenStory(
  invoice(1, someInvoices, () => [
    mockCall(
      invoicesContract.decideInvoice,
      outage.refuseOr(() => neverResponds()),
    ),
  ]),
  {
    async play({ canvas, userEvent }) {
      spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => ({}));
      await userEvent.click(await canvas.findByRole('button', { name: 'Akkoord' }));
      const retry = await canvas.findByRole('button', { name: 'Opnieuw proberen' });
      outage.end();
      await userEvent.click(retry);
      await waitFor(() =>
        expect(canvas.queryByText('Uw beslissing is niet opgeslagen')).not.toBeInTheDocument(),
      );
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
);
