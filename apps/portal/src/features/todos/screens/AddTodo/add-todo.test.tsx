import { describe, expect, it } from '@jest/globals';
import type { ReportForm } from '@mijn/domain/reports';
import { albumsContract } from '@mijn/domain/albums/contract';
import { attachmentsContract } from '@mijn/domain/attachments/contract';
import type { AttachedFile } from '@mijn/domain/files';
import { reportsContract } from '@mijn/domain/reports/contract';
import { timelineContract } from '@mijn/domain/timeline/contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { albumsCalls, aPhoto } from '@mijn/api/mock/albums';
import { aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, refuse } from '@mijn/api/mock/call';
import { aSimilarTodo, reportsCalls } from '@mijn/api/mock/reports';
import { aTodo, todosCalls } from '@mijn/api/mock/todos';
import { sessionCalls } from '../../../../testing/calls/session-calls.ts';
import { leavePortal, setUpPortal, showPortal } from '../../../../testing/dom/show-portal.tsx';

setUpPortal();

type Calls = Parameters<typeof showPortal>[1];

const reported = aTodo(31, {
  internal_reference: 'M-2026-0031',
  reported_reference: 'M-2026-0031',
  description: 'Natte plek op het plafond',
  state: 'reported',
  is_own_report: true,
});

const aVideo: AttachedFile = {
  id: '0191a000-0000-7000-8000-000000000042',
  name: 'plafond.mov',
  extension: 'mov',
  media_type: 'video/quicktime',
  byte_size: 11,
  page_count: null,
  has_thumbnail: false,
};

const textField = () => screen.findByRole('textbox', { name: 'Wat is er aan de hand?' });
const sendButton = () =>
  screen.getByRole('button', { name: /^(?:Uw melding wordt verstuurd ?)?Melding versturen/u });

const show = (own: Calls) =>
  showPortal('/todos/add', [
    ...own,
    ...sessionCalls(aUser()),
    ...todosCalls([reported]),
    ...reportsCalls(),
    ...albumsCalls([], [aPhoto(1), aPhoto(2)]),
  ]);

async function fill(user: UserEvent) {
  await user.click(await textField());
  await user.paste('Er zit een natte plek op het plafond.');
  await user.click(await screen.findByRole('button', { name: 'In mijn appartement' }));
}

async function choose(user: UserEvent, ...names: string[]) {
  const chooser = document.querySelector('main input[type=file]:not([capture])');
  if (!(chooser instanceof HTMLInputElement)) throw new Error('There is nothing to choose photos with.');
  await user.upload(
    chooser,
    names.map(
      (name) => new File([name], name, { type: name.endsWith('.mov') ? 'video/quicktime' : 'image/jpeg' }),
    ),
  );
}

/** Returns a call that takes reports, and the reports that it has taken. */
function takeReports() {
  const sent: ReportForm[] = [];
  const call = mockCall(reportsContract.createReport, ({ body }) => {
    sent.push(body);
    return reported;
  });
  return { sent, call };
}

describe('the form of a report', () => {
  it('sends the text, the place and the photos, and shows the new action item with its number', async () => {
    const { sent, call } = takeReports();
    const user = await show([call, mockCall(albumsContract.uploadPhoto, () => aPhoto(1))]);
    await fill(user);
    await choose(user, 'plek.jpg');
    expect(await screen.findByText('1 foto toegevoegd')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Foto 1: Wat is er te zien?' }), 'Natte plek');
    await user.click(sendButton());
    expect(await screen.findByText('Uw melding is verstuurd. Uw nummer is M-2026-0031.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Natte plek op het plafond' })).toBeVisible();
    expect(sent).toEqual([
      {
        text: 'Er zit een natte plek op het plafond.',
        subject: 'Natte plek op het plafond',
        place: 'In mijn appartement, Kadestraat 43',
        photos: [{ id: aPhoto(1).id, alt: 'Natte plek' }],
        video_id: null,
      },
    ]);
  });

  it('waits for photos that are being sent, takes what is written meanwhile, and then sends by itself', async () => {
    const { sent, call } = takeReports();
    const { promise: sending, resolve: release } = Promise.withResolvers<void>();
    const user = await show([
      call,
      mockCall(albumsContract.uploadPhoto, async () => {
        await sending;
        return aPhoto(2);
      }),
    ]);
    await fill(user);
    await choose(user, 'plek.jpg');
    await user.dblClick(sendButton());
    expect(await screen.findByText(/^Uw melding gaat vanzelf weg zodra alles/u)).toBeVisible();
    await user.type(await textField(), ' Kom gauw.');
    expect(sent).toEqual([]);
    release();
    expect(await screen.findByText(/^Uw melding is verstuurd\./u)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toBe('Er zit een natte plek op het plafond. Kom gauw.');
    expect(sent[0]?.photos).toEqual([{ id: aPhoto(2).id, alt: '' }]);
  });

  it('takes one video beside the photos, waits for it, and says that a second one is left out', async () => {
    const { sent, call } = takeReports();
    const { promise: sending, resolve: release } = Promise.withResolvers<void>();
    const user = await show([
      call,
      mockCall(albumsContract.uploadPhoto, () => aPhoto(1)),
      mockCall(attachmentsContract.uploadVideo, async () => {
        await sending;
        return aVideo;
      }),
    ]);
    await fill(user);
    await choose(user, 'plek.jpg', 'plafond.mov', 'nog een.mov');
    expect(await screen.findByText('plafond.mov')).toBeVisible();
    expect(screen.getByText(/^Bij een melding past één filmpje\./u)).toBeVisible();
    expect(screen.queryByText('nog een.mov')).toBeNull();
    await user.click(sendButton());
    expect(await screen.findByText(/^Uw melding gaat vanzelf weg zodra alles/u)).toBeVisible();
    expect(sent).toEqual([]);
    release();
    expect(await screen.findByText(/^Uw melding is verstuurd\./u)).toBeVisible();
    expect(sent.map(({ video_id, photos }) => [video_id, photos.length])).toEqual([[aVideo.id, 1]]);
  });

  it('says that the video failed, and is sent without it', async () => {
    const { sent, call } = takeReports();
    const { promise: sending, resolve: release } = Promise.withResolvers<void>();
    const user = await show([
      call,
      mockCall(attachmentsContract.uploadVideo, async () => {
        await sending;
        return refuse('file_damaged')();
      }),
    ]);
    await fill(user);
    await choose(user, 'plafond.mov');
    await user.click(sendButton());
    await screen.findByText(/^Uw melding gaat vanzelf weg zodra/u);
    release();
    expect(await screen.findByText(/^Niet alles is verstuurd\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Verwijder plafond.mov' }));
    await user.click(sendButton());
    expect(await screen.findByText(/^Uw melding is verstuurd\./u)).toBeVisible();
    expect(sent.map(({ video_id }) => video_id)).toEqual([null]);
  });

  it('has its video again after a reload, and says that it is gone when the server no longer has it', async () => {
    const own = [
      mockCall(attachmentsContract.uploadVideo, () => aVideo),
      mockCall(
        attachmentsContract.listAttachments,
        inTurn(
          () => ({ data: [aVideo] }),
          () => ({ data: [] }),
        ),
      ),
    ];
    const user = await show(own);
    await fill(user);
    await choose(user, 'plafond.mov');
    expect(await screen.findByText('Toegevoegd')).toBeVisible();
    await leavePortal();
    await show(own);
    expect(await screen.findByText('plafond.mov')).toBeVisible();
    expect(screen.getByText('Toegevoegd')).toBeVisible();
    await leavePortal();
    await show(own);
    expect(await screen.findByText(/^Dit bestand is er niet meer\./u)).toBeVisible();
  });

  it.each([
    ['the network is cut', () => HttpResponse.error()],
    ['the server is away', () => HttpResponse.html('<h1>away</h1>', { status: 503 })],
  ])('keeps the report while %s, and sends it once with the same key', async (_, fail) => {
    const { sent, call } = takeReports();
    const keys: (string | null)[] = [];
    const user = await show([
      http.post('*/todos/reports', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? fail() : undefined;
      }),
      call,
    ]);
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText('Uw melding wacht')).toBeVisible();
    expect(await textField()).toHaveValue('Er zit een natte plek op het plafond.');
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(/^Uw melding is verstuurd\./u)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('sends the same once more after a lost response, and says that what was changed meanwhile is not in it', async () => {
    const { sent, call } = takeReports();
    const user = await show([http.post('*/todos/reports', () => HttpResponse.error(), { once: true }), call]);
    await fill(user);
    await user.click(sendButton());
    await screen.findByText('Uw melding wacht');
    await user.type(await textField(), ' Kom gauw.');
    window.dispatchEvent(new Event('online'));
    expect(
      await screen.findByText(/Wat u tijdens het wachten hebt veranderd, staat er niet in\./u),
    ).toBeVisible();
    expect(sent.map(({ text }) => text)).toEqual(['Er zit een natte plek op het plafond.']);
  });

  it('sends another text after a lost response and a reload with another key, and the first text with its own', async () => {
    const keys: Record<'lift' | 'ceiling', Set<string>> = { lift: new Set(), ceiling: new Set() };
    const lost = http.post('*/todos/reports', async ({ request }) => {
      const about = (await request.clone().text()).includes('lift') ? 'lift' : 'ceiling';
      keys[about].add(request.headers.get('idempotency-key') ?? '');
      return HttpResponse.error();
    });
    const sendAfterReload = async (text: string) => {
      await leavePortal();
      const user = await show([lost]);
      await user.clear(await textField());
      await user.paste(text);
      await user.click(sendButton());
      await screen.findByText('Uw melding wacht');
    };
    const user = await show([lost]);
    await fill(user);
    await user.click(sendButton());
    await screen.findByText('Uw melding wacht');
    await sendAfterReload('De lift staat stil.');
    await sendAfterReload('Er zit een natte plek op het plafond.');
    expect([keys.ceiling.size, keys.lift.size]).toEqual([1, 1]);
    expect(keys.lift).not.toEqual(keys.ceiling);
  });

  it('names the report that was sent before, and sends what is something else as a new one', async () => {
    const keys: (string | null)[] = [];
    const earlier = aTodo(30, { internal_reference: 'M-2026-0030', reported_reference: 'M-2026-0030' });
    const taken = refuse('validation_failed', {
      errors: { '': [{ code: 'invalid' }] },
      params: { created_id: earlier.id },
    });
    const { sent, call } = takeReports();
    const user = await show([
      http.post('*/todos/reports', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
      }),
      mockCall(
        reportsContract.createReport,
        inTurn(taken, ({ body }) => {
          sent.push(body);
          return reported;
        }),
      ),
      call,
      ...todosCalls([reported, earlier]),
    ]);
    await fill(user);
    await user.click(sendButton());
    expect(await screen.findByText('Uw melding is al verstuurd')).toBeVisible();
    expect(screen.getByText(/^Uw nummer is M-2026-0030\./u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Bekijk uw melding' })).toHaveAttribute(
      'href',
      `/todos/${earlier.id}`,
    );
    expect(await textField()).toHaveValue('Er zit een natte plek op het plafond.');
    await user.click(screen.getByRole('button', { name: 'Dit is iets anders: verstuur als nieuwe melding' }));
    expect(await screen.findByText('Uw melding is verstuurd. Uw nummer is M-2026-0031.')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('stops waiting when it is closed, and keeps its draft', async () => {
    const { sent, call } = takeReports();
    const user = await show([http.post('*/todos/reports', () => HttpResponse.error(), { once: true }), call]);
    await fill(user);
    await user.click(sendButton());
    await screen.findByText('Uw melding wacht');
    await user.click(screen.getAllByRole('link', { name: 'Actiepunten' })[0] ?? document.body);
    expect(await screen.findByText(/^Uw concept is bewaard/u)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await user.click(await screen.findByRole('button', { name: 'Terug' }));
    expect(await textField()).toHaveValue('Er zit een natte plek op het plafond.');
    expect(sent).toEqual([]);
  });

  it('says that a photo failed, and is sent without it', async () => {
    const { sent, call } = takeReports();
    const { promise: sending, resolve: release } = Promise.withResolvers<void>();
    const user = await show([
      call,
      mockCall(
        albumsContract.uploadPhoto,
        inTurn(
          () => aPhoto(1),
          async () => {
            await sending;
            return refuse('file_damaged')();
          },
        ),
      ),
    ]);
    await fill(user);
    await choose(user, 'goed.jpg', 'stuk.jpg');
    await user.click(sendButton());
    await screen.findByText(/^Uw melding gaat vanzelf weg zodra/u);
    release();
    expect(await screen.findByText(/^Niet alles is verstuurd\./u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Foto 2 weghalen' }));
    await user.click(sendButton());
    expect(await screen.findByText(/^Uw melding is verstuurd\./u)).toBeVisible();
    expect(sent.map(({ photos }) => photos)).toEqual([[{ id: aPhoto(1).id, alt: '' }]]);
  });

  it('promises nothing that only a provider can promise', async () => {
    await show([]);
    expect(await screen.findByText(/^Bel ons meteen\. Bij brand/u)).toBeVisible();
    expect(screen.getByText('Waterpas bekijkt het')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/nacht|werkdag/u);
  });

  it('has its text and photos again after a reload', async () => {
    const own = [mockCall(albumsContract.uploadPhoto, () => aPhoto(1))];
    const user = await show(own);
    await fill(user);
    await choose(user, 'plek.jpg');
    await screen.findByText('1 foto toegevoegd');
    await leavePortal();
    await show(own);
    expect(await textField()).toHaveValue('Er zit een natte plek op het plafond.');
    expect(await screen.findByText('1 foto toegevoegd')).toBeVisible();
    expect(screen.getByText('Natte plek op het plafond')).toBeVisible();
  });

  it('lets a member follow an action item that is the same instead', async () => {
    const followed: string[] = [];
    const user = await show([
      mockCall(reportsContract.listSimilar, () => ({
        data: [aSimilarTodo(31, { description: 'Natte plek op het plafond' })],
      })),
      mockCall(timelineContract.followTodo, ({ params }) => {
        followed.push(params.todo_id);
        return { is_followed: true, follower_count: 7 };
      }),
    ]);
    await fill(user);
    await user.click(await screen.findByRole('button', { name: 'Dit actiepunt volgen' }));
    expect(await screen.findByText('U volgt dit actiepunt')).toBeVisible();
    expect(followed).toEqual([reported.id]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Natte plek op het plafond' })).toBeVisible();
  });

  it('asks for similar action items with three words and a place', async () => {
    const asked: string[] = [];
    const user = await show([
      mockCall(reportsContract.listSimilar, ({ query }) => {
        asked.push(`${query.get('q')} | ${query.get('place')}`);
        return { data: [] };
      }),
    ]);
    await user.type(await textField(), 'Lift stuk');
    await user.click(await screen.findByRole('button', { name: 'Lift' }));
    await user.type(await textField(), ' weer');
    await waitFor(() => expect(asked).toEqual(['Lift stuk weer | Lift']));
  });
});
