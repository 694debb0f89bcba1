import { notificationsContract } from '@mijn/domain/notifications/contract';
import type { Subscription } from '@mijn/domain/notifications';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inTurn, mockCall, neverResponds, refuse, type Responder } from '@mijn/api/mock/call';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Afmelden' } satisfies Meta;

export default meta;

const subscription: Subscription = { kind: 'bulletin', association_name: 'VvE De Kade', is_on: true };
const digest: Subscription = { kind: 'digest', association_name: null, is_on: true };

/** @param unsubscribe creates a new responder each time the story is shown, because a responder may count. */
const link = (
  read: Responder<typeof notificationsContract.getSubscription>,
  unsubscribe: () => Responder<typeof notificationsContract.unsubscribe> = () => () => ({
    ...subscription,
    is_on: false,
  }),
) => ({
  path: '/unsubscribe/abc.def',
  calls: () => [
    mockCall(notificationsContract.getSubscription, read),
    mockCall(notificationsContract.unsubscribe, unsubscribe()),
    mockCall(notificationsContract.resubscribe, () => subscription),
    ...sessionCalls(null),
  ],
});

export const Laden = screenStory(link(neverResponds));

export const AfmeldenEnTochWeerAanmelden = screenStory(
  link(() => subscription),
  {
    async play({ canvas, userEvent }) {
      await expect(
        await canvas.findByText(
          'Wilt u geen mail over nieuwe berichten op het prikbord van VvE De Kade meer krijgen?',
        ),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Afmelden' }));
      await expect(await canvas.findByText('U bent afgemeld')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Toch weer aanmelden' }));
      await expect(await canvas.findByText('U bent weer aangemeld')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Afmelden' }));
      await expect(await canvas.findByText('U bent afgemeld')).toBeVisible();
    },
  },
);

export const DagelijkseMail = screenStory(
  link(() => digest),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText('Wilt u geen mail met wat er nieuw is van al uw verenigingen meer krijgen?'),
      ).toBeVisible();
    },
  },
);

export const AlAfgemeld = screenStory(
  link(() => ({ ...subscription, is_on: false })),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(
          'U krijgt geen mail over nieuwe berichten op het prikbord van VvE De Kade meer.',
        ),
      ).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Toch weer aanmelden' })).toBeVisible();
    },
  },
);

export const LinkWerktNiet = screenStory(link(refuse('not_found')), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Deze link werkt niet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Afmelden' })).toBeNull();
  },
});

export const Storing = screenStory(
  link(
    () => subscription,
    () => inTurn(refuse('unavailable'), () => ({ ...subscription, is_on: false })),
  ),
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Afmelden' }));
      await expect(await canvas.findByText('Dat is niet gelukt')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Afmelden' }));
      await expect(await canvas.findByText('U bent afgemeld')).toBeVisible();
    },
  },
);
