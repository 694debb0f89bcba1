import { aBoardMember } from '@mijn/api/mock/auth';
import { mockCall, refuse } from '@mijn/api/mock/call';
import { aConvocation, aDelivery, convocationsCalls } from '@mijn/api/mock/convocations';
import { meetingsCalls } from '@mijn/api/mock/meetings';
import { convocationsContract } from '@mijn/domain/convocations/contract';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { LONG_NAME } from '../../../../testing/long-name.ts';
import { nextMeeting } from '../../../../testing/meetings-data.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Wie heeft de oproep gekregen' } satisfies Meta;

export default meta;

const sent = aConvocation(1);

const shown = (data: Parameters<typeof convocationsCalls>[0] = {}) => ({
  path: `/meetings/${nextMeeting.id}/convocations/${sent.id}`,
  calls: () => [
    ...sessionCalls(aBoardMember()),
    ...meetingsCalls([nextMeeting]),
    ...convocationsCalls({ convocations: [sent], ...data }),
  ],
});

export const Lijst = screenStory(
  shown({
    deliveries: [
      aDelivery(1),
      aDelivery(2, { state: 'waiting' }),
      aDelivery(3, { state: 'failed' }),
      aDelivery(4, { state: 'skipped' }),
      aDelivery(5, { name: 'N. Noordman', email: null, apartment: 'Kade 12', way: 'post', state: 'posted' }),
    ],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De lijst klopt')).toBeVisible();
      await expect(canvas.getAllByText('anna.eigenaar@waterpas.example')[0]).toBeVisible();
      await expect(canvas.getByText('Niet bezorgd')).toBeVisible();
      await expect(canvas.getByText('Kade 12')).toBeVisible();
      await expect(canvas.getByText('Op de post gedaan')).toBeVisible();
      await expect(canvas.getAllByText('18-11-2026, 20.04 uur')[0]).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Downloaden als CSV' })).toHaveAttribute(
        'href',
        expect.stringContaining(`/convocations/${sent.id}/deliveries/csv`),
      );
    },
  },
);

export const Gewijzigd = screenStory(shown({ isUnchanged: false }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('De lijst of de oproep is gewijzigd')).toBeVisible();
  },
});

export const Leeg = screenStory(shown({ deliveries: [] }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog niemand heeft de oproep gekregen')).toBeVisible();
  },
});

export const Storing = screenStory(
  {
    ...shown(),
    calls: () => [
      mockCall(convocationsContract.listDeliveries, refuse('internal_error')),
      ...sessionCalls(aBoardMember()),
      ...meetingsCalls([nextMeeting]),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De verzending is niet geladen')).toBeVisible();
    },
  },
);

export const OvervolOpTelefoon = screenStory(
  shown({
    deliveries: Array.from({ length: 60 }, (_, at) =>
      aDelivery(at + 1, { name: LONG_NAME, email: `${'eigenaar'.repeat(8)}@waterpas.example` }),
    ),
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('60 ontvangers')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);
