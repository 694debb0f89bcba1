import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';

export const fixtures: Fixtures = {
  callers: `
GET   …/counts                                                           401 403 200 200 200 200 404 404 200 200 200 200
POST  …/counts/:section/open                       section               401 403 200 200 200 200 404 404 403 200 403 200
GET   /events                                                            401 403 200 200 200 200 200 200 200 200 200 200
`,
  create: async () => ({ section: { section: 'bulletin_board' } }),
  rows: ({ id, from }) => [
    `insert into users (id, code, email, name, password_hash)
      select ${id}, 'reader-' || k || '-' || a, 'reader-' || k || '-' || a || '@waterpas.example', 'Lezer', '-'
      ${from(20)}`,
    `insert into section_visits (association_id, user_id, section, seen_at, unread_since)
      select associations.id, users.id, section, now() - interval '1 day', now() - interval '2 days'
      from associations
      join users on users.code like 'reader-%-' || associations.code
      cross join unnest(array['bulletin_board', 'newsletters', 'albums', 'news']) section`,
    `insert into section_events (association_id, section, entity_id, happened_at)
      select association_id, 'bulletin_board', gen_random_uuid(), now() - k * interval '1 minute' ${from(20)}`,
  ],
  samples: { last_event_id: ['0', '1'] },
  calls: [
    {
      name: 'counts',
      path: 'counts',
      bare: `select section, seen_at from section_visits where association_id = $1 and user_id = (
        select user_id from memberships where association_id = $1 limit 1)`,
    },
  ],
};
