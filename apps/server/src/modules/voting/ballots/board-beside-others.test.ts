import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ballotsOperations } from '@mijn/domain/ballots';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/index.ts';
import { untilACallWaits } from '../../../testing/index.ts';
import { meetingItems } from '../../meetings/agenda/agenda.tables.ts';
import { meetings } from '../../meetings/meetings.tables.ts';
import { type BallotsFixture, createBallotsFixture, FOR } from './testing/ballots-fixture.ts';

let fixture: BallotsFixture;
beforeAll(async () => {
  fixture = await createBallotsFixture();
});
afterAll(() => fixture.server.stop());

describe('the show of hands', () => {
  it('is saved for those who are still there, and names those who left meanwhile', async () => {
    const { meeting, proposal, owning, opened, board, apartmentsOf, come } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    const [leaver, other] = [await owning('Vertrekt', 1), await owning('Blijft', 2)];
    for (const person of [leaver, other]) await come(path, person);
    const ballot = await opened(path, item);
    const ids = (await apartmentsOf(ballot)).map(({ apartment_id }) => apartment_id);
    const gone = (await apartmentsOf(ballot)).find(({ name }) => name === leaver.apartment);
    await come(path, leaver, false);
    const votes = ids.map((apartment_id) => Object.assign({ apartment_id }, FOR));
    const entered = await board.post(`${ballot}/hands`, { votes, others: null });
    expect(entered.as(ballotsOperations.enterHands)).toMatchObject({
      apartments_cast: 1,
      left_out: [gone?.apartment_id],
    });
  });
});

describe('a ballot that is opened', () => {
  it('is about the text of its opening, also if the board changes the item at the same moment', async () => {
    const { meeting, proposal, open, owning, server } = fixture;
    const { queries } = server.database;
    const path = await meeting();
    const item = await proposal(path, 4);
    await owning('Eigenaar');
    const response = await inTransaction(queries, async (transaction) => {
      // As a change of the agenda does, which locks the meeting first.
      const id = path.split('/').at(-1) ?? '';
      await transaction.select().from(meetings).where(eq(meetings.id, id)).for('update');
      const opening = { response: open(path, item) };
      await untilACallWaits(queries);
      await transaction.update(meetingItems).set({ wording: 'Nieuw.' }).where(eq(meetingItems.id, item));
      return opening;
    });
    expect((await response.response).as(ballotsOperations.openBallot)).toMatchObject({ wording: 'Nieuw.' });
  });

  it('is none about an item that the board deleted', async () => {
    const { meeting, proposal, open, board } = fixture;
    const path = await meeting();
    const gone = await proposal(path, 5);
    expect((await board.call('DELETE', `${path}/agenda-items/${gone}?version=1`)).status).toBeLessThan(300);
    expect((await open(path, gone)).error).toMatchObject({ errors: { item_id: [{ code: 'not_allowed' }] } });
  });

  it('opens once, and fails for no want of connections, if more calls open it than there are connections', async () => {
    const { meeting, proposal, open, owning } = fixture;
    const path = await meeting();
    const item = await proposal(path, 4);
    await owning('Eigenares');
    const responses = await Promise.all(Array.from({ length: 24 }, () => open(path, item)));
    const codes = responses.map(({ error }) => error?.code ?? 'opened').toSorted();
    expect(codes).toEqual([...Array.from({ length: 23 }, () => 'ballot_open'), 'opened']);
  });
});
