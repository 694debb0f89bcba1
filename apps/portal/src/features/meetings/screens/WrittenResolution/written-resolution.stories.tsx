import { aBoardMember, aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, Refusal } from '@mijn/api/mock/call';
import {
  aWrittenResolution,
  someApartmentsOfResolution,
  writtenResolutionsCalls,
} from '@mijn/api/mock/written-resolutions';
import type { WrittenResolution } from '@mijn/domain/written-resolutions';
import { writtenResolutionsContract } from '@mijn/domain/written-resolutions/contract';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { screenStory } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Besluit buiten vergadering' } satisfies Meta;

export default meta;

const LIST = '/meetings/written-resolutions';

const withResolution = (own: Partial<WrittenResolution> = {}, user = aUser(), path?: string) => {
  const resolution = aWrittenResolution(1, own);
  return {
    path: path ?? `${LIST}/${resolution.id}`,
    // Before those of the session, which has none.
    calls: () => [...writtenResolutionsCalls([resolution]), ...sessionCalls(user)],
  };
};

export const Stemmen = screenStory(withResolution(), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Iedereen moet voor stemmen')).toBeVisible();
    await expect(canvas.getByText('U stemt voor uw hele bezit: Kadestraat 12.')).toBeVisible();
    await expect(canvas.queryByText('Wie heeft gestemd?')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Ik stem voor' }));
    await expect(await canvas.findByText('U hebt voor gestemd.', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ik stem tegen' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ik stem voor' })).not.toBeInTheDocument();
  },
});

export const StemmenOpTelefoon = screenStory(
  withResolution({ progress: { apartments_for: 3, apartments_against: 1, apartments_total: 6 } }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Iemand is tegen')).toBeVisible();
    },
  },
);

/** The last day ends while the page is open, so that the vote comes too late. */
export const NetGesloten = screenStory(
  {
    path: `${LIST}/${aWrittenResolution(1).id}`,
    calls: () => {
      let found = aWrittenResolution(1);
      return [
        mockCall(writtenResolutionsContract.voteOnWrittenResolution, () => {
          found = { ...found, state: 'lapsed', progress: null, may_vote: false };
          return new Refusal('resolution_closed');
        }),
        mockCall(writtenResolutionsContract.getWrittenResolution, () => found),
        ...sessionCalls(aUser()),
      ];
    },
  },
  {
    async play({ canvas, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ik stem voor' }));
      await expect(await screen.findByText(/kan niet meer worden gestemd/u)).toBeVisible();
      await expect(await canvas.findByText('U hebt niet voor uw hele bezit gestemd.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Ik stem/u })).not.toBeInTheDocument();
    },
  },
);

export const VoorHetBestuur = screenStory(
  withResolution(
    { own_apartments: [], may_vote: false, apartments: someApartmentsOfResolution() },
    aBoardMember(),
  ),
  {
    async play({ canvas, userEvent }) {
      await expect(await canvas.findByRole('button', { name: 'Intrekken' })).toBeVisible();
      await expect(await canvas.findByText('getekend op 19-11-2026')).toBeVisible();
      await userEvent.click(
        canvas.getByRole('button', { name: 'Instemming op papier van Kadestraat 11 invoeren' }),
      );
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Instemming op papier van Kadestraat 11 invoeren' }),
      );
      await userEvent.click(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect((await dialog.findAllByText('Kies een dag.'))[0]).toBeVisible();
    },
  },
);

export const Aangenomen = screenStory(
  withResolution({
    state: 'adopted',
    adopted_on: '2026-11-20',
    decision_id: idOf(32, 1),
    progress: null,
    may_vote: false,
    own_apartments: [{ name: 'Kadestraat 12', votes: 10, choice: 'for', standing: 'for' }],
  }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByRole('link', { name: 'Bekijk het besluit in het register' }),
      ).toBeVisible();
      await expect(canvas.getByText('Het ging om uw bezit: Kadestraat 12.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Ik stem/u })).not.toBeInTheDocument();
    },
  },
);

export const Lijst = screenStory(withResolution({}, aBoardMember(), LIST), {
  async play({ canvas }) {
    const open = within(await canvas.findByRole('list', { name: 'Open' }));
    await expect(open.getByText(/stemmen kan tot en met 10-12-2026/u)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nieuw besluit buiten vergadering' })).toBeVisible();
  },
});

export const Voorleggen = screenStory(withResolution({}, aBoardMember(), `${LIST}/add`), {
  async play({ canvas, userEvent }) {
    // The calendar loads with its field.
    await canvas.findByText('Laatste dag om te stemmen');
    await userEvent.click(await canvas.findByRole('button', { name: 'Voorleggen' }));
    await expect((await canvas.findAllByText('Vul het onderwerp in.'))[0]).toBeVisible();
    await expect((await canvas.findAllByText('Kies een dag.'))[0]).toBeVisible();
  },
});
