import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { DAY_MS } from '@mijn/domain/limits';
import { messagesOperations } from '@mijn/domain/messages';
import { type WebhookKind, webhookKinds, type WebhookSubject } from '@mijn/domain/webhooks';
import { webhookPayloads } from '@mijn/domain/webhooks/contract';
import { Webhook } from 'standardwebhooks';
import { v7 as newId } from 'uuid';
import { importFolder } from '../import/import-folder.ts';
import { importers } from '../../modules/index.ts';
import {
  createInvoicesFixture,
  type InvoicesFixture,
} from '../../modules/invoices/testing/invoices-fixture.ts';
import { archiveGroups } from '../../modules/archive/archive.tables.ts';
import { createPdf, pdfStub } from '../../testing/create-file.ts';
import { forgetWebhooks, WEBHOOK_ATTEMPTS_MAX } from './deliver-webhook.job.ts';
import { requestWebhooks } from './request-webhooks.ts';
import { type Receiver, startReceiver } from '../../platform/outgoing/testing/receiver.ts';
import { listDeliveries, listWebhooks } from './webhooks.repository.ts';
import {
  addWebhook,
  type NewWebhook,
  removeWebhook,
  replayDeliveries,
  testWebhook,
} from './webhooks.service.ts';

/** The longest delay between two attempts, and a little more, in milliseconds. */
const RETRY_MS = 7 * 3_600_000;

const allKinds = Object.keys(webhookKinds) as WebhookKind[];

let fixture: InvoicesFixture;
let receiver: Receiver;
beforeAll(async () => {
  fixture = await createInvoicesFixture();
});
afterAll(() => fixture.server.stop());
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  for (const { id } of await listWebhooks(fixture.server.database.queries)) {
    await removeWebhook(operator(), id);
  }
  await fixture.server.runJobs();
  await receiver.stop();
});

const operator = () => ({ ...fixture.server, now: fixture.server.clock.now });

const add = (own: Partial<NewWebhook> = {}) =>
  addWebhook(operator(), {
    address: new URL(receiver.url),
    kinds: allKinds,
    association: undefined,
    allowsPrivate: true,
    ...own,
  });

async function change(own: Partial<WebhookSubject> = {}): Promise<WebhookSubject> {
  const { server, association } = fixture;
  const subject = { kind: 'todo.done', association_id: association.id, id: newId(), ...own } as const;
  await server.database.queries.transaction((transaction) =>
    requestWebhooks(transaction, subject, server.clock.now()),
  );
  return subject;
}

const log = () => listDeliveries(fixture.server.database.queries, { max: 100 });
const bodies = () =>
  receiver.received.map(
    ({ body }) => JSON.parse(body) as { type: string; data: { id: string; address: string } },
  );
const idOf = (index: number) => receiver.received[index]?.headers['webhook-id'];

describe('the server tells webhooks', () => {
  it('of a document, a message and a decision', async () => {
    const { server, association, checker } = fixture;
    const base = `/associations/${association.id}`;
    await add();
    const group = { id: newId(), association_id: association.id, code: 'B', name: 'Begroting' };
    await server.database.queries
      .insert(archiveGroups)
      .values({ ...group, is_board_only: false, position: 0 });
    const form = new FormData();
    form.append('group_id', group.id);
    form.append(
      'file',
      new Blob([await createPdf('Begroting')], { type: 'application/pdf' }),
      'Begroting.pdf',
    );
    const document = (await checker.post(`${base}/archive/documents`, form)).as(
      archiveOperations.uploadDocument,
    );
    const message = (
      await checker.post(`${base}/bulletin/messages`, {
        subject: 'Fietsen van Anna Eigenaar',
        text: 'Zet uw fiets in de kelder.',
        attachments: [],
        notify: false,
      })
    ).as(messagesOperations.createMessage);
    const invoice = await fixture.invoice({ name: 'Liftonderhoud' });
    const decision = { decision: 'rejected', remark: 'Dubbel.', version: 0 };
    expect((await fixture.decide(checker, invoice, decision)).status).toBe(200);
    // The same decision again is recorded once.
    expect((await fixture.decide(checker, invoice, decision)).status).toBe(200);
    await server.runJobs();
    expect(bodies().map(({ type, data }) => [type, data.id])).toEqual([
      ['document.added', document.id],
      ['message.posted', message.id],
      ['invoice.decided', invoice.id],
    ]);
    for (const { data } of bodies()) {
      const { pathname } = new URL(data.address);
      expect([pathname, (await checker.get(pathname.replace('/api', ''))).status]).toEqual([pathname, 200]);
    }
    const sent = JSON.stringify(receiver.received);
    for (const text of ['Fietsen', 'Begroting', 'Lift', 'Dubbel', 'Bram']) expect(sent).not.toContain(text);
  });

  it('of imported todos that become done, of new meetings and documents, and of decisions, once', async () => {
    const { server } = fixture;
    await add();
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-webhooks-'));
    const run = async (isDone: 'yes' | 'no', title = 'Dak') => {
      const files: Record<string, string> = {
        'associations.csv': 'code,name\n2001,VvE Parkzicht\n',
        'todos.csv':
          'association_code,code,internal_reference,description,group,start_date,is_done\n' +
          `2001,T1,AP-1,Dakgoot,Onderhoud,2026-06-10,${isDone}\n2001,T2,AP-2,Lamp,Beheer,2026-06-10,no\n`,
        'meetings.csv':
          'association_code,code,meeting_date,concerns\n2001,V1,2026-12-14T20:00:00+02:00,Ledenvergadering\n',
        'decisions.csv': `association_code,code,meeting_code,decided_on,title,wording,outcome\n2001,B1,V1,2026-12-14,${title},Vervangen.,adopted\n`,
        'archive-groups.csv': 'association_code,code,name,is_board_only\n2001,B,Begroting,no\n',
        'archive-documents.csv':
          'association_code,group_code,code,file,name,document_date\n2001,B,D1,files/a.pdf,A,2026-05-25\n',
      };
      await mkdir(path.join(folder, 'files'), { recursive: true });
      await writeFile(path.join(folder, 'files/a.pdf'), pdfStub());
      for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
      const { database, config, secret, clock } = server;
      await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
      await server.runJobs();
      const types = bodies().map(({ type }) => type);
      receiver.received = [];
      return types.toSorted();
    };
    expect(await run('no')).toEqual(['decision.recorded', 'document.added', 'meeting.published']);
    expect(await run('yes')).toEqual(['todo.done']);
    expect(await run('yes')).toEqual([]);
    expect(await run('no', 'Lift')).toEqual(['decision.recorded']);
    expect(await run('yes', 'Lift')).toEqual(['todo.done']);
    await rm(folder, { recursive: true });
  });
});

describe('a webhook', () => {
  it('gets a small signed request that a receiver verifies, with the call that gets what changed', async () => {
    const { server, association } = fixture;
    const { secret } = await add();
    const { id } = await change();
    await server.runJobs();
    const [received] = receiver.received;
    const { headers, body = '' } = received ?? {};
    const signed = {
      'webhook-id': String(headers?.['webhook-id']),
      'webhook-timestamp': String(headers?.['webhook-timestamp']),
      'webhook-signature': String(headers?.['webhook-signature']),
    };
    expect(new Webhook(secret).verify(body, signed)).toEqual({
      type: 'todo.done',
      timestamp: server.clock.now().toISOString(),
      data: {
        id,
        association_id: association.id,
        address: new URL(`/api/associations/${association.id}/todos/${id}`, server.config.appUrl).href,
      },
    });
    expect(await webhookPayloads['todo.done'].isValid(JSON.parse(body), { strict: true })).toBe(true);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'user-agent': 'Mijn-Webhooks/1' });
    expect(() => new Webhook(secret).verify(`${body} `, signed)).toThrow();
    expect(await log()).toMatchObject([
      {
        id: signed['webhook-id'],
        attempts: 1,
        last_status: 204,
        last_fault: null,
        delivered_at: server.clock.now(),
      },
    ]);
  });

  it('hears of the kinds and of the association that it asked for', async () => {
    const { server, association } = fixture;
    const elsewhere = await server.build.association();
    const { rows } = await server.database.pool.query<{ code: string }>(
      'select code from associations where id = $1',
      [association.id],
    );
    await add({ kinds: ['todo.done'], association: rows[0]?.code ?? '' });
    const heard = await change();
    await change({ kind: 'meeting.published' });
    await change({ association_id: elsewhere.id });
    await server.runJobs();
    expect(bodies().map(({ data }) => data.id)).toEqual([heard.id]);
  });

  it('hears nothing of a change that is rolled back, nor after it is removed', async () => {
    const { server } = fixture;
    const { id } = await add();
    const subject = { kind: 'todo.done', association_id: fixture.association.id, id: newId() } as const;
    const rolledBack = server.database.queries.transaction(async (transaction) => {
      await requestWebhooks(transaction, subject, server.clock.now());
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await change();
    await removeWebhook(operator(), id);
    await server.runJobs();
    expect(receiver.received).toEqual([]);
  });

  it('has a secret that the database does not give away', async () => {
    const { secret } = await add();
    const { rows } = await fixture.server.database.pool.query<{ row: string; bytes: Buffer }>(
      'select w::text as row, sealed_secret as bytes from webhooks w',
    );
    expect(rows[0]?.row).not.toContain(secret);
    expect(rows[0]?.bytes.toString('latin1')).not.toContain(secret.slice(6));
  });
});

describe('a delivery', () => {
  it('is repeated with the same id and text until the receiver takes it', async () => {
    const { server } = fixture;
    await add();
    await change();
    receiver.response = (response) => response.writeHead(500).end();
    await server.runJobs();
    expect(await log()).toMatchObject([
      { attempts: 1, last_status: 500, last_fault: 'the response was 500' },
    ]);
    receiver.response = (response) => response.writeHead(200).end();
    server.clock.pass(RETRY_MS);
    await server.runJobs();
    expect(receiver.received).toHaveLength(2);
    expect([idOf(1), receiver.received[1]?.body]).toEqual([idOf(0), receiver.received[0]?.body]);
    const [one, other] = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect((other ?? 0) - (one ?? 0)).toBe(RETRY_MS / 1000);
    server.clock.pass(RETRY_MS);
    await server.runJobs();
    expect(receiver.received).toHaveLength(2);
  });

  it('is set aside after three days, and the operator replays it with the same id', async () => {
    const { server } = fixture;
    const { id } = await add();
    await change();
    receiver.response = (response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end();
    for (let attempt = 0; attempt < WEBHOOK_ATTEMPTS_MAX; attempt += 1) {
      await server.runJobs();
      server.clock.pass(RETRY_MS);
    }
    const [delivery] = await log();
    expect(delivery).toMatchObject({
      attempts: WEBHOOK_ATTEMPTS_MAX,
      last_fault: 'the response was 302',
      delivered_at: null,
      set_aside_at: expect.any(Date),
    });
    expect(await listWebhooks(server.database.queries)).toMatchObject([{ waiting: 0, set_aside: 1 }]);
    receiver.response = (response) => response.writeHead(204).end();
    expect(await replayDeliveries(operator(), { webhook_id: id })).toBe(1);
    await server.runJobs();
    expect(idOf(WEBHOOK_ATTEMPTS_MAX)).toBe(delivery?.id);
    expect(await log()).toMatchObject([
      { last_fault: null, set_aside_at: null, delivered_at: expect.any(Date) },
    ]);
    // A delivery that was taken is replayed by its own id.
    expect(await replayDeliveries(operator(), { webhook_id: id })).toBe(0);
    expect(await replayDeliveries(operator(), { id: delivery?.id ?? '' })).toBe(1);
    await server.runJobs();
    expect(receiver.received).toHaveLength(WEBHOOK_ATTEMPTS_MAX + 2);
  });

  it('is the last one to a receiver that answers that it is gone', async () => {
    const { server } = fixture;
    const { id } = await add();
    await change();
    await change();
    receiver.response = (response) => response.writeHead(410).end();
    await server.runJobs();
    await change();
    await server.runJobs();
    expect(receiver.received).toHaveLength(1);
    expect((await log()).map(({ set_aside_at }) => set_aside_at)).toEqual([
      expect.any(Date),
      expect.any(Date),
    ]);
    await expect(replayDeliveries(operator(), { webhook_id: id })).rejects.toThrow('has answered 410');
  });

  it('does not reach a private network that was not allowed, and to which a name leads later', async () => {
    const { id } = await add();
    await fixture.server.database.pool.query('update webhooks set allows_private = false where id = $1', [
      id,
    ]);
    await change();
    await fixture.server.runJobs();
    expect(receiver.received).toEqual([]);
    expect(await log()).toMatchObject([{ last_fault: 'the address is in a private network' }]);
  });

  it('is made once by two servers that run at the same time', async () => {
    const { server } = fixture;
    await add();
    const subjects = [await change(), await change(), await change(), await change()];
    await Promise.all([server.runJobs(), server.runJobs()]);
    expect(
      bodies()
        .map(({ data }) => data.id)
        .toSorted(),
    ).toEqual(subjects.map(({ id }) => id).toSorted());
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
  });

  it('says that the secret of the server has changed', async () => {
    await add();
    await change();
    await fixture.server.runJobs({ secret: { current: 'another' } });
    expect(await log()).toMatchObject([
      { last_fault: 'the secret of the server has changed: remove the webhook and add it again' },
    ]);
  });

  it('is set aside within a day if its server was killed during the last attempt', async () => {
    const { server } = fixture;
    const { id } = await add();
    await change();
    const run = async () => {
      await forgetWebhooks.add(server.database.queries, {});
      await server.runJobs();
    };
    receiver.response = (response) => response.writeHead(500).end();
    await run();
    expect(await log()).toMatchObject([{ attempts: 1, set_aside_at: null }]);
    // Other servers leave the job like this.
    await server.database.pool.query(
      "update graphile_worker._private_jobs set attempts = max_attempts where key like 'deliver_webhook/%'",
    );
    await run();
    expect(await log()).toMatchObject([
      { set_aside_at: expect.any(Date), last_fault: 'the server stopped during the last attempt' },
    ]);
    receiver.response = (response) => response.writeHead(204).end();
    expect(await replayDeliveries(operator(), { webhook_id: id })).toBe(1);
    await server.runJobs();
    expect(await log()).toMatchObject([{ delivered_at: expect.any(Date), set_aside_at: null }]);
  });

  it('leaves the log after thirty days', async () => {
    const { server } = fixture;
    await add();
    await change();
    await server.runJobs();
    server.clock.pass(30 * DAY_MS + 1);
    await forgetWebhooks.add(server.database.queries, {});
    await server.runJobs();
    expect(await log()).toEqual([]);
  });

  it('of a test is sent at once', async () => {
    const { id } = await add();
    expect(await testWebhook(operator(), id)).toBeUndefined();
    expect(bodies()).toMatchObject([{ type: 'webhook.test', data: {} }]);
    receiver.response = (response) => response.writeHead(404).end();
    expect(await testWebhook(operator(), id)).toBe('the response was 404');
    expect(await log()).toEqual([]);
  });
});
