import { describe, expect, it } from '@jest/globals';
import type { OverviewPart } from '@mijn/domain/overview';
import { overviewContract } from '@mijn/domain/overview/contract';
import { screen, within } from '@testing-library/react';
import { overviewEndpoints } from '../../features/overview/overview.endpoints.ts';
import { aBoardMember, anAssociation, aUser } from '../../testing/builders.ts';
import { inTurn, mockCall, Refusal, refuse, type Responder } from '../../testing/calls/mock-call.ts';
import { sessionCalls } from '../../testing/calls/session-calls.ts';
import { showPortal, setUpPortal } from '../../testing/dom/show-portal.tsx';
import { checkersOverview, ownersOverview } from '../../testing/overview-data.ts';

setUpPortal();

type Answer = Responder<typeof overviewContract.getOverview>;

/** Returns a responder for the overview that records the `parts` parameter of each request. */
function noted(answer: Answer): { asked: (string | null)[]; answer: Answer } {
  const asked: (string | null)[] = [];
  return {
    asked,
    answer: (call) => {
      asked.push(call.query.get('parts'));
      return answer(call);
    },
  };
}

const noParts = { todos: null, meetings: null, invoices: null, documents: null, failed: [] };

const retryOf = async (title: string) => {
  const alert = (await screen.findByText(title)).closest<HTMLElement>('[role=alert]');
  if (!alert) throw new Error(`${title} is not in an alert.`);
  return within(alert).getByRole('button', { name: 'Opnieuw proberen' });
};

describe('the overview', () => {
  it('is fetched in one request', async () => {
    const { asked, answer } = noted(() => ({ ...ownersOverview, failed: [] }));
    await showPortal('/', [mockCall(overviewContract.getOverview, answer), ...sessionCalls(aUser())]);
    expect(await screen.findByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
    expect(asked).toEqual([null]);
  });

  it('is fetched once if that fails before the screen is shown, and again when the member retries', async () => {
    const { asked, answer } = noted(inTurn(refuse('unavailable'), () => ({ ...ownersOverview, failed: [] })));
    const { select } = overviewEndpoints.endpoints.getOverview;
    const user = await showPortal(
      '/',
      [mockCall(overviewContract.getOverview, answer), ...sessionCalls(aUser())],
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
    const { asked, answer } = noted(({ query }) => {
      const parts = query.get('parts');
      if (parts === null) return { ...checkersOverview, todos: null, invoices: null, failed: [...failed] };
      return { ...noParts, [parts]: checkersOverview[parts as OverviewPart] };
    });
    const user = await showPortal('/', [
      mockCall(overviewContract.getOverview, answer),
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
    const answer: Answer = ({ query }) =>
      query.has('parts')
        ? new Refusal('unavailable')
        : { ...ownersOverview, documents: null, failed: ['documents'] };
    const user = await showPortal('/', [
      mockCall(overviewContract.getOverview, answer),
      ...sessionCalls(aUser()),
    ]);
    await user.click(await retryOf('De documenten zijn niet geladen'));
    expect(await screen.findByText(/^Het portaal is even niet bereikbaar/u)).toBeVisible();
    expect(await retryOf('De documenten zijn niet geladen')).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'Open actiepunten' })).toBeVisible();
  });
});
