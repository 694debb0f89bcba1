import { v7 as newId } from 'uuid';
import { DAY_MS } from '@mijn/domain/limits';
import { pictureKeys } from '../../../../capabilities/files/index.ts';
import { users } from '../../../../platform/database/index.ts';
import type { Fixtures } from '../../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../../testing/fixtures/marks.ts';
import { meetingItems } from '../../../meetings/agenda/agenda.tables.ts';
import { photos } from '../../../../capabilities/photos/photos.tables.ts';
import { uploadPhoto } from '../../../albums/testing/albums.fixtures.ts';
import { meetings } from '../../../meetings/meetings.tables.ts';
import { giveApartment } from '../../../voting-rules/testing/give-apartment.ts';
import { apartments, votingRules } from '../../../voting-rules/voting-rules.tables.ts';
import { proxies, proxyApartments, proxyItems } from '../proxies.tables.ts';

const whole = { is_whole_meeting: true, items: [] };

export const fixtures: Fixtures = {
  callers: `
GET   …/meetings/:meeting_id/proxies                                            proxied meeting  401 403 200 200 200 200 404 404 200 200 200 200
POST  …/meetings/:meeting_id/proxies                                            proxied meeting  401 403 201 201 201 201 404 404 403 403 403 403
GET   …/meetings/:meeting_id/proxy-holders                                      proxied meeting  401 403 200 200 200 200 404 404 200 200 200 200
GET   …/meetings/:meeting_id/proxies/all                                        proxied meeting  401 403 403 200 403 403 404 404 200 200 200 200
POST  …/meetings/:meeting_id/proxies/paper                                      proxied meeting  401 403 403 201 403 403 404 404 403 201 403 403
PUT   …/meetings/:meeting_id/proxies/:proxy_id/response                           proxy of others  401 403 404 404 404 404 404 404 403 403 403 403
POST  …/meetings/:meeting_id/proxies/:proxy_id/withdraw                         proxy of others  401 403 404 404 404 404 404 404 403 403 403 403
POST  …/meetings/:meeting_id/proxies/:proxy_id/object                           proxy of others  401 403 404 404 404 404 404 404 403 403 403 403
GET   …/meetings/:meeting_id/proxies/:proxy_id/pdf                              proxy of others  401 403 404 404 404 404 404 404 404 404 404 404
POST  …/meetings/:meeting_id/proxies/paper/:proxy_id/withdraw                   proxy of others  401 403 403 403 403 403 404 404 403 403 403 403
POST  …/meetings/:meeting_id/proxies/paper/:proxy_id/withdraw                   proxy on paper   401 403 403 200 403 403 404 404 403 200 403 403
GET   …/meetings/:meeting_id/proxies/:proxy_id/photos/:photo_id/pictures/:size  proxy on paper   401 403 404 200 404 404 404 404 200 200 200 200
`,
  inputs: {
    'POST …/meetings/:meeting_id/proxies': async (server, _, { association_id = '' }, client) => {
      await giveApartment(server, client, association_id);
      const holder = await server.build.user({ name: 'A. de Vries' });
      await server.build.membership({ id: association_id }, holder);
      return { body: { holder_id: holder.id, ...whole, replaces: [] } };
    },
    'GET …/meetings/:meeting_id/proxy-holders': async () => ({ query: 'q=de+vries' }),
    'POST …/meetings/:meeting_id/proxies/paper': async (server, _, { association_id = '' }, client) => {
      const { apartment_id } = await giveApartment(server, client, association_id);
      const id = await uploadPhoto(client, association_id);
      return {
        body: {
          ...whole,
          apartment_id,
          giver_name: 'B. Bakker',
          holder_id: null,
          holder_name: 'J. Smit',
          photos: id === undefined ? [] : [{ id, alt: '' }],
        },
      };
    },
    'PUT …/meetings/:meeting_id/proxies/:proxy_id/response': async () => ({ body: { accepted: true } }),
    'GET …/meetings/:meeting_id/proxies/:proxy_id/photos/:photo_id/pictures/:size': async () => ({
      params: { size: 'small' },
    }),
  },
  create: async ({ queries, now, named, store, word }) => {
    const meeting = { ...named(), meeting_date: new Date(now.getTime() + 30 * DAY_MS), concerns: word };
    const { association_id, id: meeting_id } = meeting;
    await queries.insert(meetings).values({ ...meeting, changed_at: now });
    const rule = { association_id, decision_kind: '', position: 1 };
    await queries
      .insert(votingRules)
      .values([
        { ...rule, rule: 'proxies_per_person', value: '1000' },
        { ...rule, rule: 'board_proxies', value: 'yes' },
      ])
      .onConflictDoNothing();
    const item = { ...named(), meeting_id, number: 4, title: word, wording: word, options: [] };
    await queries.insert(meetingItems).values({ ...item, kind: 'decide' });
    const addProxy = async (own: Partial<typeof proxies.$inferInsert>): Promise<string> => {
      const apartment = named();
      const kept = { name: `Kadestraat ${word}`, share: 1, votes: 1, position: 50 };
      await queries.insert(apartments).values({ ...apartment, ...kept });
      const proxy = {
        association_id,
        id: newId(),
        meeting_id,
        is_whole_meeting: true,
        is_paper: true,
        is_to_board: false,
      };
      const given_at = now.toISOString();
      await queries.insert(proxies).values({
        ...proxy,
        code: proxy.id,
        giver_name: `${MARKS.board} ${word}`,
        state: 'accepted',
        given_at: now,
        accepted_at: now,
        signed: {
          code: proxy.id,
          association: word,
          meeting: { concerns: word, meeting_date: given_at, location: null },
          giver: word,
          holder: word,
          apartments: [],
          is_whole_meeting: true,
          items: [],
          entered_by: null,
          given_at,
        },
        ...own,
      });
      const key = { association_id, proxy_id: proxy.id };
      await queries.insert(proxyApartments).values({ ...key, apartment_id: apartment.id });
      await queries.insert(proxyItems).values({ ...key, item_id: item.id, instruction: 'against' });
      return proxy.id;
    };
    const giver_id = newId();
    const email = `${giver_id}@waterpas.example`;
    await queries.insert(users).values({ id: giver_id, code: giver_id, email, name: word });
    const paper = await addProxy({ holder_name: `J. Smit ${word}` });
    const picture = `${MARKS.board} ${word} machtiging`;
    const photo_id = newId();
    await queries.insert(photos).values({
      association_id,
      id: photo_id,
      proxy_id: paper,
      name: 'IMG_1.jpg',
      media_type: 'image/jpeg',
      state: 'ready',
      width: 40,
      height: 30,
      placeholder: 'UklGRg==',
      picture_hash: await store(picture, pictureKeys),
      download_bytes: Buffer.byteLength(picture),
      created_at: now,
    });
    return {
      'proxied meeting': { meeting_id },
      'proxy of others': { meeting_id, proxy_id: await addProxy({ giver_id, is_paper: false }) },
      'proxy on paper': { meeting_id, proxy_id: paper, photo_id },
    };
  },
  rows: ({ id, from }) => [
    `insert into proxies (association_id, id, meeting_id, code, giver_name, holder_name, is_to_board, is_whole_meeting, is_paper, state,
        given_at, accepted_at, signed)
      select numbers.association_id, ${id}, meetings.id, 'C-' || k || '-' || meetings.code, 'Eigenaar ' || k, 'J. Smit', false, true, true,
        'accepted', now(), now(), '{}'
      from (select k, a, association_id ${from(5)}) numbers join meetings on meetings.association_id = numbers.association_id`,
    `insert into proxy_apartments (association_id, proxy_id, apartment_id)
      select proxies.association_id, proxies.id, apartments.id from proxies join apartments
        on apartments.association_id = proxies.association_id and apartments.code = split_part(proxies.code, '-', 2)`,
  ],
  samples: { state: ['offered', 'accepted'] },
  calls: [
    {
      name: 'own proxies',
      path: 'meetings/{id}/proxies',
      bare: 'select * from proxies where association_id = $1 and meeting_id = $2',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
    {
      name: 'holders of a proxy',
      path: 'meetings/{id}/proxy-holders?q=eigenaar',
      bare: 'select * from memberships join users on users.id = user_id where association_id = $1 and $2::text is not null order by name limit 10',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
    {
      isOfBoard: true,
      name: 'proxies of a meeting',
      path: 'meetings/{id}/proxies/all',
      bare: 'select * from proxies where association_id = $1 and meeting_id = $2 order by giver_name, id limit 25',
      one: 'select id from meetings where association_id = $1 limit 1',
    },
  ],
};
