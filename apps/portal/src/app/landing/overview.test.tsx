import { describe, expect, it } from '@jest/globals';
import type { Overview, OverviewPart } from '@mijn/domain/overview';
import { overviewContract, overviewParts } from '@mijn/domain/overview/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aBoardMember, anAssociation, aUser } from '@mijn/api/mock/auth';
import { inTurn, mockCall, Refusal, refuse, type Responder } from '@mijn/api/mock/call';
import { overviewCalls } from '../../testing/calls/overview-calls.ts';
import { overviewEndpoints } from '../../features/overview/overview.endpoints.ts';
import { reportSectionChange } from '../../shared/sections/section-changes.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { leavePortal, showPortal, setUpPortal } from '../../testing/dom/show-portal.tsx';
import { checkersOverview, emptyOverview, ownersOverview } from '../../testing/overview-data.ts';

setUpPortal();

type Respond = Responder<typeof overviewContract.getOverview>;

function noted(response: Respond): { asked: (string | null)[]; response: Respond } {
  const asked: (string | null)[] = [];
  return {
    asked,
    response: (call) => {
      asked.push(call.query.get('parts'));
      return response(call);
    },
  };
}

const noParts = {
  ...Object.fromEntries(overviewParts.map((part) => [part, null])),
  failed: [],
} as unknown as Overview;

const retryOf = async (title: string) => {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error(`${title} is not in an alert.`);
  return within(alert).getByRole('button', { name: 'Opnieuw proberen' });
};

describe('the overview', () => {
  it('is fetched in one request', async () => {
    const { asked, response } = noted(() => ({ ...ownersOverview, failed: [] }));
    await showPortal('/', [mockCall(overviewContract.getOverview, response), ...sessionCalls(aUser())]);
    expect(await screen.findByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    expect(asked).toEqual([null]);
  });

  it('is fetched once if that fails before the screen is shown, and again when the member retries', async () => {
    const { asked, response } = noted(
      inTurn(refuse('unavailable'), () => ({ ...ownersOverview, failed: [] })),
    );
    const { select } = overviewEndpoints.endpoints.getOverview;
    const user = await showPortal(
      '/',
      [mockCall(overviewContract.getOverview, response), ...sessionCalls(aUser())],
      (state) => select({ params: { association_id: anAssociation().id } })(state).isError,
    );
    const retry = await retryOf('Het overzicht is niet geladen');
    expect(retry).toBeEnabled();
    expect(asked).toHaveLength(1);
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('retries only the failed part, and keeps the other parts', async () => {
    const failed = ['todos', 'invoices'] as const;
    const { asked, response } = noted(({ query }) => {
      const parts = query.get('parts');
      if (parts === null) return { ...checkersOverview, todos: null, invoices: null, failed: [...failed] };
      return { ...noParts, [parts]: checkersOverview[parts as OverviewPart] };
    });
    const user = await showPortal('/', [
      mockCall(overviewContract.getOverview, response),
      ...sessionCalls(aBoardMember()),
    ]);

    await user.click(await retryOf('De actiepunten zijn niet geladen'));
    expect(await screen.findByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    expect(screen.getByText('De facturen zijn niet geladen')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Volgende vergadering' })).toBeVisible();

    await user.click(await retryOf('De facturen zijn niet geladen'));
    expect(await screen.findByRole('heading', { name: /Facturen wachten/u })).toBeVisible();
    expect(screen.queryByText(/niet geladen$/u)).not.toBeInTheDocument();
    expect(asked).toEqual([null, 'todos', 'invoices']);
  });

  it('shows an error when a part fails again, and keeps the other parts', async () => {
    const response: Respond = ({ query }) =>
      query.has('parts')
        ? new Refusal('unavailable')
        : { ...ownersOverview, documents: null, failed: ['documents'] };
    const user = await showPortal('/', [
      mockCall(overviewContract.getOverview, response),
      ...sessionCalls(aUser()),
    ]);
    await user.click(await retryOf('De documenten zijn niet geladen'));
    expect(await screen.findByText(/^Het portaal is even niet bereikbaar/u)).toBeVisible();
    expect(await retryOf('De documenten zijn niet geladen')).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
  });
});

describe('what is new in the association', () => {
  const items = async () => within(await screen.findByRole('list', { name: 'Nieuw in uw vereniging' }));
  const untilShown = (count: number) =>
    waitFor(async () => expect((await items()).getAllByRole('listitem')).toHaveLength(count));

  it('has the newest item of each section, with its kind, its date and its link', async () => {
    await showPortal('/', [...sessionCalls(aUser()), ...overviewCalls(ownersOverview)]);
    const links = (await items()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [
        expect.stringMatching(/^Foto's, 20-11-2026Schilderwerk voorgevel/u),
        expect.stringMatching(/^\/photo-albums/u),
      ],
      [
        expect.stringMatching(/^Nieuwsbrief, 17-11-2026Najaar op de Kade/u),
        expect.stringMatching(/^\/news-letter/u),
      ],
      [
        expect.stringMatching(/^Prikbord, 16-11-2026Tuindag.*Koffie staat klaar/u),
        expect.stringMatching(/^\/bulletin-board/u),
      ],
      [
        expect.stringMatching(/^Waterpas nieuws, 12-11-2026Zo bespaart/u),
        expect.stringMatching(/^\/waterpas\/news/u),
      ],
    ]);
  });

  it('leaves out sections without items, and says so when there are none at all', async () => {
    const { albums, news } = emptyOverview;
    await showPortal('/', [
      ...sessionCalls(aUser()),
      ...overviewCalls({ ...ownersOverview, albums, news, newsletters: null }),
    ]);
    await untilShown(1);
    await leavePortal();
    await showPortal('/', [...sessionCalls(aUser()), ...overviewCalls(emptyOverview)]);
    expect(await screen.findByText(/^Er is nog geen nieuws/u)).toBeVisible();
  });

  it('shows the others when one of them fails, and fetches that one again', async () => {
    const user = await showPortal('/', [
      ...sessionCalls(aUser()),
      ...overviewCalls(ownersOverview, ['albums']),
    ]);
    await untilShown(3);
    await user.click(await retryOf("De foto's zijn niet geladen"));
    await untilShown(4);
  });

  it('follows what others publish, without a reload and without a placeholder', async () => {
    let { bulletin_board } = emptyOverview;
    await showPortal('/', [
      mockCall(overviewContract.getOverview, () => ({ ...ownersOverview, bulletin_board, failed: [] })),
      ...sessionCalls(aUser()),
    ]);
    await untilShown(3);
    ({ bulletin_board } = ownersOverview);
    act(() => reportSectionChange(anAssociation().id));
    await untilShown(4);
  });
});
