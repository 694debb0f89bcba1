import { aBoardMember } from '@mijn/api/mock/auth';
import { aVoteFor } from '@mijn/api/mock/early-votes';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { earlyVotesScreen, votedAgenda } from '../../../../testing/early-votes-screen.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vergadering, vooraf stemmen' } satisfies Meta;

export default meta;

const page = (own: Parameters<typeof earlyVotesScreen>[0] = {}) => earlyVotesScreen({ path: '', ...own });

const leads = async ({ canvas }: Stage, name: string) =>
  expect(await canvas.findByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/early-votes$/u),
  );

export const KanStemmen = screenStory(page(), {
  async play(stage) {
    await leads(stage, 'Vooraf stemmen');
    await expect(stage.canvas.getByText(/^U kunt nu al stemmen over 3 voorstellen/u)).toBeVisible();
  },
});

export const Gestemd = screenStory(page({ voted: { 4: aVoteFor(), 5: aVoteFor() } }), {
  async play(stage) {
    await leads(stage, 'Bekijk of wijzig uw stem');
    await expect(stage.canvas.getByText('U hebt vooraf gestemd over 2 van de 3 voorstellen')).toBeVisible();
  },
});

export const GestemdOpTelefoon = screenStory(page({ voted: { 4: aVoteFor(), 5: aVoteFor() } }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('U hebt vooraf gestemd over 2 van de 3 voorstellen')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const GestemdDonker = screenStory(page({ voted: { 4: aVoteFor() } }), { globals: { scheme: 'dark' } });

export const VoorstelGewijzigd = screenStory(
  page({ voted: { 4: aVoteFor(), 5: aVoteFor({ is_outdated: true }) } }),
  {
    async play(stage) {
      await leads(stage, 'Vooraf stemmen');
      await expect(stage.canvas.getByText(/^Uw stem over punt 5 ging over een andere tekst/u)).toBeVisible();
    },
  },
);

export const NogNiet = screenStory(page({ obstacle: 'too_early' }), {
  async play({ canvas }) {
    await expect(
      await canvas.findByText(/^Vanaf maandag 9 november 2026 kunt u vooraf stemmen/u),
    ).toBeVisible();
  },
});

/** Without the rule, nothing of it is shown. */
export const NietToegestaan = screenStory(page({ obstacle: 'not_allowed' }), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Begroting 2027' })).toBeVisible();
    await expect(canvas.queryByText(/vooraf/iu)).not.toBeInTheDocument();
  },
});

const counts = votedAgenda
  .slice(0, 1)
  .map(({ id: item_id }) => ({ item_id, apartments: 1, votes: 24, votes_absent: 24 }));

/** The board sees how many apartments voted, and not what. */
export const Bestuur = screenStory(page({ user: aBoardMember(), voted: { 4: aVoteFor() }, counts }), {
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Al vooraf gestemd: punt 4 \(1 appartement\)/u)).toBeVisible();
  },
});
