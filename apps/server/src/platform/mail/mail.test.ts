import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { outboxMails } from '../database/index.ts';
import { startTestApp, type TestApp, testConfig } from '../../testing/index.ts';
import { startTestSmtp } from '../../testing/smtp-server.ts';
import { createMailTransport, type Transport } from './transport.ts';
import { defineMail } from './define-mail.ts';
import { sendMail, writeMail } from './send-mail.job.ts';

const content = { greeting: 'Beste Anna,', before: ['Hallo & welkom.'], after: [], reason: 'U bent lid.' };
const testMail = defineMail<null>({
  examples: {},
  compose: () => ({ recipient: 'anna@waterpas.example', subject: 'Welkom – één', content }),
});
const mail = (key: string) => ({ ...testMail(testConfig(''), null), dedupe_key: key });

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.database.queries.delete(outboxMails);
  await server.database.queries.execute(sql`delete from graphile_worker._private_jobs`);
});

const createTransport = (send: Transport['send']): Transport => ({ send, close: () => undefined });
const refuse = createTransport(() => Promise.reject(new Error('no')));
/** Returns the time until the only job is due, in milliseconds according to the clock of the test. */
const untilDue = async () => {
  const { rows } = await server.database.queries.execute<{ wait: number }>(
    sql`select extract(epoch from run_at - now())::float8 * 1000 as wait from graphile_worker.jobs`,
  );
  return rows.map(({ wait }) => wait);
};
const write = (key: string) => writeMail(server.database.queries, mail(key), server.clock.now());
const rowOf = async (key: string) => {
  const [row] = await server.database.queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.dedupe_key, key));
  return row;
};

async function startSmtp(refusals = 0) {
  const smtp = await startTestSmtp((number) => {
    if (number <= refusals) throw new Error('busy');
  });
  return { ...smtp, transport: createMailTransport({ ...server.config, smtpUrl: smtp.url }) };
}

describe('the outbox', () => {
  it('contains a mail once, even if it is written twice', async () => {
    await write('same');
    await write('same');
    expect(await server.database.queries.select().from(outboxMails)).toHaveLength(1);
  });

  it('does not contain a mail whose transaction was rolled back', async () => {
    const cause = server.database.queries.transaction(async (transaction) => {
      await writeMail(transaction, mail('undone'), server.clock.now());
      throw new Error('undo');
    });
    await expect(cause).rejects.toThrow('undo');
    expect(await rowOf('undone')).toBeUndefined();
  });

  it('sends each mail once, also with several concurrent workers', async () => {
    const sent: string[] = [];
    const transport = createTransport(async ({ id }) => {
      sent.push(id);
    });
    for (let index = 0; index < 20; index += 1) await write(`many-${index}`);
    const work = () => server.runJobs({ transport });
    await Promise.all([work(), work(), work(), work()]);
    await work();
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });

  it('sends a mail once, even if its job runs again because the server was killed before the job ended', async () => {
    const sent: string[] = [];
    const transport = createTransport(async ({ id }) => {
      sent.push(id);
    });
    await write('again');
    await server.runJobs({ transport });
    await sendMail.add(server.database.queries, { mail_id: sent[0] ?? '' });
    await server.runJobs({ transport });
    expect(sent).toHaveLength(1);
  });

  it('retries after a delay that increases with each attempt', async () => {
    await write('hard');
    const waits = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      const before = performance.now();
      await server.runJobs({ transport: refuse });
      const [wait = 0] = await untilDue();
      // A part of the delay has passed: at most the time since before the attempt.
      const delay = Math.min(Math.exp(attempt) * 1000, wait + performance.now() - before);
      expect(delay).toBeGreaterThanOrEqual(wait);
      waits.push(Math.round(delay / 1000));
      server.clock.pass(wait);
    }
    expect(waits).toEqual([3, 7, 20, 55]);
  });

  it('gives up after 15 attempts, and empties the text', async () => {
    await write('hopeless');
    let attempts = 0;
    for (; !(await rowOf('hopeless'))?.failed_at; attempts += 1) {
      await server.runJobs({ transport: refuse });
      server.clock.pass(6.2 * 3_600_000);
    }
    expect(attempts).toBe(15);
    expect(await rowOf('hopeless')).toMatchObject({ sent_at: null, text_body: '', html_body: '' });
    expect(await untilDue()).toEqual([]);
  });

  it('gives up a mail that can not be composed, so that it does not stay open', async () => {
    const { queries } = server.database;
    await write('uncomposed');
    await queries.update(outboxMails).set({ source: { type: 'of another version' } });
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      expect(await rowOf('uncomposed')).toMatchObject({ failed_at: null });
      await server.runJobs({ log: pino({ level: 'silent' }) });
      server.clock.pass(6.2 * 3_600_000);
    }
    expect(await rowOf('uncomposed')).toMatchObject({ failed_at: expect.any(Date), sent_at: null });
  });
});

describe('mail by SMTP', () => {
  it('arrives as text and HTML, with letters outside ASCII', async () => {
    const { received, transport, stop } = await startSmtp();
    try {
      await write('smtp');
      await server.runJobs({ transport });
      const parsed = await PostalMime.parse(received[0] ?? '');
      expect(parsed).toMatchObject({
        subject: 'Welkom – één',
        from: { name: 'Mijn Waterpas', address: 'info@waterpas.example' },
        to: [{ address: 'anna@waterpas.example' }],
      });
      expect(parsed.text).toContain('Hallo & welkom.');
      expect(parsed.html).toContain('Hallo &amp; welkom.');
      expect(await rowOf('smtp')).toMatchObject({ text_body: '', html_body: '' });
    } finally {
      transport.close();
      await stop();
    }
  });

  it('is retried after a refusal', async () => {
    const { received, transport, stop } = await startSmtp(1);
    try {
      await write('refused');
      await server.runJobs({ transport });
      expect(received).toHaveLength(0);
      server.clock.pass(5000);
      await server.runJobs({ transport });
      expect(received).toHaveLength(1);
    } finally {
      transport.close();
      await stop();
    }
  });
});

describe('a password for the SMTP server', () => {
  const sendTo = async (query: string) => {
    const smtp = await startTestSmtp();
    const smtpUrl = `${smtp.url.replace('smtp://', 'smtp://portal:geheim@')}${query}`;
    const transport = createMailTransport({ ...server.config, smtpUrl });
    const { subject, text_body, html_body, recipient } = mail('x');
    const outcome = await transport.send({ id: 'x', subject, text_body, html_body, recipient }).then(
      () => 'sent',
      (error: unknown) => String(error),
    );
    transport.close();
    await smtp.stop();
    return { outcome, ...smtp };
  };

  it('is not sent without TLS, and the mail waits', async () => {
    const { outcome, passwords, received } = await sendTo('');
    expect(outcome).toMatch(/STARTTLS/u);
    expect([passwords, received]).toEqual([[], []]);
  });

  it('is sent without TLS if the address says that it may', async () => {
    const { outcome, passwords, received } = await sendTo('?tls=optional');
    expect(outcome).toBe('sent');
    expect(passwords).toEqual(['geheim']);
    expect(received).toHaveLength(1);
  });
});
