import { v7 as newId } from 'uuid';
import { stagedFiles } from '../../../capabilities/attachments/attachments.tables.ts';
import { users } from '../../../platform/database/index.ts';
import { createPdf } from '../../../testing/create-file.ts';
import { createVideo } from '../../../testing/create-video.ts';
import type { Fixtures } from '../../../testing/fixtures/fixtures.ts';
import { MARKS } from '../../../testing/fixtures/marks.ts';
import { FILE, fileOf } from '../../../testing/fixtures/rows.ts';

export const fixtures: Fixtures = {
  callers: `
GET    …/attachments                                                                      401 403 200 200 200 200 404 404 200 200 200 200
POST   …/attachments                                                                      401 403 201 201 201 201 404 404 403 201 403 201
POST   …/attachments/videos                                                               401 403 201 201 201 201 404 404 403 201 403 201
GET    …/attachments/:attachment_id/file  staged file of another member  401 403 404 404 404 404 404 404 404 404 404 404
GET    …/attachments/:attachment_id/thumbnail  staged file of another member  401 403 404 404 404 404 404 404 404 404 404 404
DELETE …/attachments/:attachment_id       staged file of another member  401 403 404 404 404 404 404 404 403 404 403 404
`,
  inputs: {
    'POST …/attachments': async () => {
      const body = new FormData();
      body.append(
        'file',
        new Blob([await createPdf('Begroting')], { type: 'application/pdf' }),
        'Begroting.pdf',
      );
      return { body };
    },
    'POST …/attachments/videos': async () => {
      const body = new FormData();
      body.append('file', new Blob([createVideo()], { type: 'video/quicktime' }), 'Plafond.mov');
      return { body };
    },
  },
  create: async ({ queries, association_id, now, file }) => {
    const user_id = newId();
    const email = `${user_id}@waterpas.example`;
    await queries.insert(users).values({ id: user_id, code: user_id, email, name: 'Een ander' });
    const staged = { association_id, id: newId(), user_id, ...(await file(MARKS.hidden)), created_at: now };
    await queries.insert(stagedFiles).values(staged);
    return { 'staged file of another member': { attachment_id: staged.id } };
  },
  rows: ({ id, fromWithFiles }) => [
    `insert into users (id, code, email, name) values (${id}, 'staging', 'staging@waterpas.example', 'Anna Eigenaar')`,
    `insert into staged_files (association_id, id, user_id, name, ${FILE}, created_at)
      select association_id, ${id}, (select id from users where code = 'staging'), 'Bijlage ' || k || '.pdf',
        ${fileOf('k')}, now() ${fromWithFiles(20)}`,
  ],
};
