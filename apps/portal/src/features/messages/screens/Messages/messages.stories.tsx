import { messagesContract } from '@mijn/domain/messages/contract';
import type { Message } from '@mijn/domain/messages';
import type { Meta } from '@storybook/react-vite';
import { newsContract } from '@mijn/domain/news/contract';
import { delay } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { aUser } from '@mijn/api/mock/auth';
import { idOf, mockCall, neverResponds, refuse } from '@mijn/api/mock/call';
import { aMessage, messagesCalls, mailedTo } from '@mijn/api/mock/messages';
import { newsCalls } from '@mijn/api/mock/news';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { slowly } from '../../../../testing/calls/slowly.ts';
import { someMessages, tooManyMessages } from '../../../../testing/messages-data.ts';
import { screenStory, type Stage } from '../../../../testing/screen-story.ts';

const meta = { title: 'Schermen/Prikbord' } satisfies Meta;

export default meta;

const board = (messages: readonly Message[], path = '/bulletin-board') => ({
  path,
  calls: () => [...sessionCalls(aUser()), ...messagesCalls(messages)],
});

export const Laden = screenStory(
  {
    path: '/bulletin-board',
    calls: () => [
      mockCall(messagesContract.listMessages, neverResponds),
      mockCall(messagesContract.listYears, neverResponds),
      ...sessionCalls(aUser()),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Prikbord' })).toBeVisible();
      await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    },
  },
);

export const VanLadenNaarGevuld = screenStory(
  {
    path: '/bulletin-board',
    calls: () => [slowly(), ...sessionCalls(aUser()), ...messagesCalls(someMessages)],
  },
  {
    parameters: { standsStill: true },
    async play({ canvas }) {
      await expect(await canvas.findByRole('list', { name: 'Berichten' })).toBeVisible();
    },
  },
);

export const VanLadenNaarGevuldOpTelefoon = { ...VanLadenNaarGevuld };

export const Leeg = screenStory(board([]), {
  async play({ canvas }) {
    await expect(await canvas.findByText('Nog geen berichten')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bericht plaatsen' })).toBeVisible();
  },
});

export const Gevuld = screenStory(board(someMessages), {
  async play({ canvas }) {
    await expect(await canvas.findByRole('article', { name: 'Tuindag: wie doet er mee?' })).toBeVisible();
    await expect(canvas.getByText('gewijzigd 17-11-2026')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^(?:Jaar|Filters)/u })).toBeVisible();
  },
});

export const GevuldOpTelefoon = { ...Gevuld };

export const MetMenu = screenStory(board(someMessages), {
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Acties voor Steiger aan de noordzijde' }),
    );
    await expect(await screen.findByRole('menuitem', { name: 'Wijzigen' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Verwijderen' })).toBeVisible();
  },
});

export const EenBericht = screenStory(
  board(tooManyMessages, `/bulletin-board?bericht=${tooManyMessages[50]?.id}`),
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('article')).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'Alle berichten' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Lees verder' })).not.toBeInTheDocument();
    },
  },
);

export const NietsGevonden = screenStory(board(someMessages, '/bulletin-board?zoek=xyzzy'), {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle berichten' }));
    await expect(await canvas.findByRole('list', { name: 'Berichten' })).toBeVisible();
  },
});

export const Overvol = screenStory(board(tooManyMessages), {
  async play({ canvas }) {
    await expect(await canvas.findByText('200 berichten')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(10);
  },
});

export const OvervolOpTelefoon = screenStory(board(tooManyMessages), {
  async play({ canvas }) {
    await canvas.findByText('200 berichten');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const markup = `<script>window.isAttacked = true</script><img src=x onerror="window.isAttacked = true">`;

/** A text of the maximum length with every markup is shown as text, within the screen. */
export const VijandigeTekstOpTelefoon = screenStory(
  board([aMessage(1, { subject: markup, author_name: markup, text: markup.repeat(230).slice(0, 20_000) })]),
  {
    async play({ canvas, canvasElement, userEvent }) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lees verder' }));
      await waitFor(() => expect(canvasElement.querySelector('article :is(script, img)')).toBeNull());
      await expect('isAttacked' in window).toBe(false);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    },
  },
);

export const Storing = screenStory(
  {
    path: '/bulletin-board',
    calls: () => [
      mockCall(messagesContract.listMessages, refuse('internal_error')),
      ...sessionCalls(aUser()),
      ...messagesCalls(someMessages),
    ],
  },
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('De berichten zijn niet geladen')).toBeVisible();
    },
  },
);

const urgentAfter = (wait: number) => ({
  path: '/bulletin-board',
  calls: () => [
    mockCall(newsContract.listUrgent, async () => {
      await delay(wait);
      return {
        data: [
          { id: idOf(42, 1), subject: 'Geen water op 1 december', published_at: '2026-11-20T08:12:00Z' },
        ],
      };
    }),
    ...sessionCalls(aUser()),
    ...messagesCalls(someMessages),
  ],
});
const urgentBanner = ({ canvas }: Pick<Stage, 'canvas'>) =>
  canvas.findByRole('region', { name: /^Belangrijk nieuws/u });

export const BelangrijkNieuws = screenStory(urgentAfter(1000), {
  parameters: { standsStill: true },
  async play(stage) {
    const banner = await urgentBanner(stage);
    await expect(Math.round(banner.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
});

export const BelangrijkNieuwsOpTelefoon = { ...BelangrijkNieuws };

export const BelangrijkNieuwsBijHetOpenen = screenStory(urgentAfter(0), {
  parameters: { standsStill: true },
  async play(stage) {
    const banner = await urgentBanner(stage);
    await expect(banner.getBoundingClientRect().top).toBe(0);
  },
});

export const BelangrijkNieuwsOpVolgendScherm = screenStory(urgentAfter(1000), {
  async play(stage) {
    const { canvas, userEvent } = stage;
    await urgentBanner(stage);
    await userEvent.click(canvas.getByRole('link', { name: 'Bericht plaatsen' }));
    await canvas.findByRole('heading', { level: 1, name: 'Bericht plaatsen' });
    await expect((await urgentBanner(stage)).getBoundingClientRect().top).toBe(0);
  },
});

const twoUrgent = (subject: string, other: string) => ({
  path: '/bulletin-board',
  calls: () => [
    mockCall(newsContract.listUrgent, () => ({
      data: [subject, other].map((each, index) => ({
        id: idOf(42, index + 1),
        subject: each,
        published_at: '2026-11-20T08:12:00Z',
      })),
    })),
    ...sessionCalls(aUser()),
    ...messagesCalls(someMessages),
  ],
});

export const BelangrijkNieuwsGevouwen = screenStory(
  twoUrgent('Geen water op 1 december', 'De lift is buiten gebruik'),
  {
    async play(stage) {
      const { canvas, userEvent } = stage;
      await urgentBanner(stage);
      await userEvent.click(canvas.getByRole('button', { name: 'Nog 1 dringend bericht' }));
      await expect(await canvas.findByText('De lift is buiten gebruik')).toBeVisible();
    },
  },
);

export const BelangrijkNieuwsGevouwenOpTelefoon = { ...BelangrijkNieuwsGevouwen };

export const NieuwsVanDeBeheerder = screenStory(
  { path: '/waterpas/news', calls: () => [...sessionCalls(aUser()), ...newsCalls(someMessages)] },
  {
    async play({ canvas }) {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Waterpas nieuws' })).toBeVisible();
      await expect(await canvas.findAllByRole('article')).toHaveLength(3);
      await expect(canvas.queryByRole('link', { name: 'Bericht plaatsen' })).not.toBeInTheDocument();
      await expect(canvas.queryByText('Meldingen')).not.toBeInTheDocument();
    },
  },
);

export const NieuwsVanDeBeheerderOpTelefoon = { ...NieuwsVanDeBeheerder };

export const MetMail = screenStory(
  board([
    aMessage(3, { subject: 'Tuindag', mail: mailedTo(31) }),
    aMessage(2, { subject: 'Steiger', mail: { queued: 31, sent: 12, is_finished: false } }),
    aMessage(1, { subject: 'Sleutels' }),
  ]),
  {
    async play({ canvas }) {
      await expect(await canvas.findByText('mail verstuurd aan 31 eigenaren')).toBeVisible();
      await expect(canvas.getByText('mail verstuurd aan 12 van 31 eigenaren')).toBeVisible();
    },
  },
);

export const MetMailOpTelefoon = { ...MetMail };
