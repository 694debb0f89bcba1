import { aVoteFor } from '@mijn/api/mock/early-votes';
import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { earlyVotesScreen, votedAgenda } from '../../../../testing/early-votes-screen.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Vooraf stemmen bij wijzigingen' } satisfies Meta;

export default meta;

const voted = { 4: aVoteFor() };

const changed = { 4: aVoteFor({ is_item_changed: true }) };

async function withdraws({ canvas, userEvent }: Stage): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Uw stem over punt 4 intrekken' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Uw stem intrekken?' }));
  await expect(question.queryByText(/opnieuw stemmen/u)).not.toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Intrekken' }));
  await expect(await screen.findByText('Uw stem is ingetrokken.')).toBeVisible();
  await waitFor(() =>
    expect(canvas.queryByRole('list', { name: 'Uw stemmen over punt 4' })).not.toBeInTheDocument(),
  );
}

/** The meeting was postponed: nobody votes before it yet, and a vote can still be withdrawn. */
export const VerplaatsteVergadering = screenStory(earlyVotesScreen({ voted, obstacle: 'too_early' }), {
  async play(stage) {
    const { canvas } = stage;
    await expect(await canvas.findByText(/^Vooraf stemmen kan nu niet\. U kunt uw stem nog/u)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Uw stem .*wijzigen$/u })).not.toBeInTheDocument();
    await withdraws(stage);
  },
});

/** The page of the meeting leads to the vote that can be withdrawn. */
export const VerplaatsteVergaderingOpDePagina = screenStory(
  earlyVotesScreen({ voted, obstacle: 'too_early', path: '' }),
  {
    async play({ canvas }) {
      await expect(
        await canvas.findByText(/^Vooraf stemmen kan nu niet\. Uw stem blijft staan/u),
      ).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Bekijk uw stem' })).toBeVisible();
    },
  },
);

/** Once the meeting began, nothing can be withdrawn. */
export const BegonnenVergadering = screenStory(
  earlyVotesScreen({ voted, obstacle: 'meeting_begun', may_withdraw: false }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText(/^Uw stem telt in de vergadering, behalve/u)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Uw stem .*intrekken$/u })).not.toBeInTheDocument();
    },
  },
);

const changedAgenda = votedAgenda.map((item) =>
  item.number === 4 ? Object.assign({}, item, { changed_at: '2026-11-19T20:00:00.000Z' }) : item,
);

/** The explanation or the documents of an item changed after the vote, which still counts. */
export const PuntGewijzigd = screenStory(earlyVotesScreen({ voted: changed, agenda: changedAgenda }), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Dit punt is gewijzigd nadat u hebt gestemd')).toBeVisible();
    await expect(canvas.getByText(/uw stem telt nog/u)).toBeVisible();
    await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
  },
});

export const PuntGewijzigdOpTelefoon = screenStory(
  earlyVotesScreen({ voted: changed, agenda: changedAgenda }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Dit punt is gewijzigd nadat u hebt gestemd')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

/** Whoever has a co-owner reads before the vote that the other can learn it. */
export const WieZietUwStem = screenStory(earlyVotesScreen(), {
  async play({ canvas, userEvent }) {
    const note = await canvas.findByText(/^Wat u hebt gestemd, tonen wij alleen aan u/u);
    await expect(note).toHaveTextContent('Een mede-eigenaar kan het te weten komen.');
    const reason = canvas.getByText(/^Hebt u mede-eigenaren\? Die zien of u hebt gestemd/u);
    await expect(reason).not.toBeVisible();
    await userEvent.click(canvas.getByText('Meer over vooraf stemmen'));
    await waitFor(() => expect(reason).toBeVisible());
    await expect(
      canvas.getByText(/^Het bestuur ziet hoeveel appartementen vooraf hebben gestemd/u),
    ).toBeVisible();
  },
});
