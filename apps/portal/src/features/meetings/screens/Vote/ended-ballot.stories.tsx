import { aBallot } from '@mijn/api/mock/ballots';
import type { Meta } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';
import { endBallot, inHall, openBallot, PUBLIC_KEY, voteScreen } from '../../../../testing/vote-screen.ts';

const meta = { title: 'Schermen/Stemmen geheim en te laat' } satisfies Meta;

export default meta;

const chooses = async ({ canvas, userEvent }: Stage, name: string) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const sends = async ({ canvas, userEvent }: Stage) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Versturen' }));

export const Geheim = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(1, { is_secret: true, public_key: PUBLIC_KEY })],
  }),
  {
    async play(stage) {
      const { canvas } = stage;
      await expect(await canvas.findByText('Geheime stemming')).toBeVisible();
      await chooses(stage, 'Tegen');
      await sends(stage);
      await expect(await canvas.findByText('Uw stem is ontvangen')).toBeVisible();
      const list = canvas.getByRole('list', { name: 'Uw stemmen' });
      await expect(list).toHaveTextContent('Verzegeld');
      await expect(list).not.toHaveTextContent('Tegen');
    },
  },
);

export const GeheimOpTelefoon = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(1, { is_secret: true, public_key: PUBLIC_KEY })],
  }),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('Geheime stemming')).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

/** A browser that can't seal sends nothing. */
export const NietTeVerzegelen = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [aBallot(1, { is_secret: true, public_key: 'AAAA' })],
  }),
  {
    async play(stage) {
      await chooses(stage, 'Voor');
      await sends(stage);
      await expect(await stage.canvas.findByText(/^Uw browser kan uw stem niet verzegelen/u)).toBeVisible();
    },
  },
);

export const NietVerstuurdBijSluiten = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    await chooses(stage, 'Voor');
    await endBallot('closeBallot');
    await expect(await stage.canvas.findByText('Uw keuze is niet geteld')).toBeVisible();
  },
});

/** The form with the focus is gone: the outcome is told with its numbers, and its heading has the focus. */
export const UitslagGemeld = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    const { canvas } = stage;
    await chooses(stage, 'Voor');
    await expect(canvas.queryByText(/^Stemming open: punt 6/u)).not.toBeInTheDocument();
    await endBallot('closeBallot');
    const said = await canvas.findAllByText(/^Uitslag van punt 6, Laadpalen in de parkeerkelder: /u);
    await expect(said).toHaveLength(1);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: '6. Laadpalen in de parkeerkelder' })).toHaveFocus(),
    );
  },
});

export const StoppenGemeld = screenStory(voteScreen({ presence: inHall, ballots: [openBallot] }), {
  async play(stage) {
    const { canvas } = stage;
    await chooses(stage, 'Voor');
    await endBallot('cancelBallot');
    await expect(await canvas.findByText(/^Stemming gestopt zonder uitslag: punt 6/u)).toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
});

let isCut = false;

const cutStage = () =>
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isCut = false;
      return [http.post('*/api/*/votes', () => (isCut ? HttpResponse.error() : undefined))];
    },
  });

/** The change comes after the closing. The vote before it counts. */
export const WijzigingTeLaat = screenStory(cutStage(), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await chooses(stage, 'Voor');
    await sends(stage);
    await userEvent.click(await canvas.findByRole('button', { name: 'Uw stem wijzigen' }));
    await chooses(stage, 'Tegen');
    isCut = true;
    await sends(stage);
    await expect(await canvas.findByText('Geen verbinding')).toBeVisible();
    await endBallot('closeBallot');
    await expect(await canvas.findByText(/^6\. Laadpalen in de parkeerkelder\. Uw keuze/u)).toBeVisible();
    isCut = false;
    window.dispatchEvent(new Event('online'));
    await expect(
      await canvas.findByText(
        'De stemming was al gesloten. Uw wijziging is niet geteld, uw eerdere stem wel.',
      ),
    ).toBeVisible();
  },
});

let isLost = false;

/** The server received the vote, and its response was lost. After the closing the same vote is confirmed. */
export const AntwoordKwijt = screenStory(
  voteScreen({
    presence: inHall,
    ballots: [openBallot],
    before: () => {
      isLost = true;
      return [
        http.post('*/api/*/votes', async ({ request }) => {
          if (!isLost) return undefined;
          isLost = false;
          await fetch(request.clone());
          isLost = true;
          return HttpResponse.error();
        }),
      ];
    },
  }),
  {
    async play({ canvas, userEvent }) {
      await chooses({ canvas, userEvent }, 'Voor');
      await sends({ canvas, userEvent });
      await expect(await canvas.findByText('Geen verbinding')).toBeVisible();
      await endBallot('closeBallot');
      await waitFor(() => expect(canvas.queryByRole('radio')).not.toBeInTheDocument());
      isLost = false;
      window.dispatchEvent(new Event('online'));
      await expect(await canvas.findByText('Uw stem was op tijd en is geteld')).toBeVisible();
    },
  },
);
