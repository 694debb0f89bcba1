import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { apartments, votingRules } from '../voting-rules.tables.ts';

const APARTMENTS = 40;

export const fixtures: Fixtures = {
  callers: `
GET   …/voting-rules                                                     401 403 200 200 200 200 404 404 200 200 200 200
GET   …/apartments                                                       401 403 403 200 403 403 404 404 200 200 200 200
`,
  create: async ({ queries, named, word }) => {
    const apartment = { ...named(), name: `Kadestraat ${word}`, share: 24, votes: 24, position: 1 };
    const { association_id } = apartment;
    await queries.insert(apartments).values(apartment);
    const rule = { association_id, rule: 'quorum', decision_kind: '', value: 'half', position: 1 } as const;
    await queries
      .insert(votingRules)
      .values({ ...rule, note: word })
      .onConflictDoNothing();
    return { apartment: { apartment_id: apartment.id } };
  },
  rows: ({ id, from }) => [
    `insert into apartments (association_id, id, code, name, share, votes, position)
      select association_id, ${id}, k::text, 'Kadestraat ' || k, 24, 24, k ${from(APARTMENTS)}`,
    `insert into voting_rules (association_id, rule, decision_kind, value, position)
      select association_id, 'quorum', '', 'half', 1 ${from(1)}`,
  ],
  calls: [
    {
      name: 'voting rules',
      path: 'voting-rules',
      bare: 'select * from voting_rules where association_id = $1 order by position',
    },
    {
      isOfBoard: true,
      name: 'apartments',
      path: 'apartments',
      bare: 'select * from apartments where association_id = $1 order by position, id limit 25',
    },
  ],
};
