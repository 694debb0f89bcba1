import { afterEach, beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { outboxMails } from '../database/index.ts';
import { startTestApp, testBrand, type TestApp } from '../testing/index.ts';
import {
  createMailTransport,
  deliverNext,
  layOut,
  startMailWorker,
  writeMail,
  type Transport,
} from './index.ts';

const log = pino({ level: 'silent' });
const content = { greeting: 'Beste Anna,', before: ['Hallo & welkom.'], after: [] };
const mail = (key: string) => ({
  dedupe_key: key,
  recipient: 'anna@waterpas.example',
  subject: 'Welkom – één',
  ...layOut(testBrand, content),
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());
afterEach(() => server.database.queries.delete(outboxMails));

const delivery = (transport: Transport) => ({
  queries: server.database.queries,
  transport,
  now: server.clock.now,
  log,
});
const write = (key: string) => writeMail(server.database.queries, mail(key), server.clock.now());
const rowOf = async (key: string) => {
  const [row] = await server.database.queries
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.dedupe_key, key));
  return row;
};

/** An SMTP server on a socket, that refuses the first mails when told to. */
async function startSmtp(refusals = 0) {
  const received: string[] = [];
  let left = refusals;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        left -= 1;
        if (left >= 0) return done(new Error('busy'));
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const transport = createMailTransport({ ...server.config, smtpUrl: `smtp://127.0.0.1:${port}` });
  const stop = () => new Promise<void>((resolve) => smtp.close(resolve));
  return { received, transport, stop };
}

describe('the outbox', () => {
  it('holds the same mail once, however often it is written', async () => {
    await write('same');
    await write('same');
    expect(await server.database.queries.select().from(outboxMails)).toHaveLength(1);
  });

  it('holds nothing of a cause that was rolled back', async () => {
    const cause = server.database.queries.transaction(async (transaction) => {
      await writeMail(transaction, mail('undone'), server.clock.now());
      throw new Error('undo');
    });
    await expect(cause).rejects.toThrow('undo');
    expect(await rowOf('undone')).toBeUndefined();
  });

  it('sends each mail once, also with many workers at the same time', async () => {
    const sent: string[] = [];
    const transport: Transport = {
      send: async ({ id }) => {
        sent.push(id);
      },
      close: () => undefined,
    };
    for (let index = 0; index < 20; index += 1) await write(`many-${index}`);
    const work = async () => {
      while (await deliverNext(delivery(transport)));
    };
    await Promise.all([work(), work(), work(), work()]);
    while (await deliverNext(delivery(transport)));
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
  });

  it('tries again later, each time after a longer wait', async () => {
    const transport: Transport = { send: () => Promise.reject(new Error('no')), close: () => undefined };
    await write('hard');
    const waits = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect(await deliverNext(delivery(transport))).toBe(true);
      expect(await deliverNext(delivery(transport))).toBe(false);
      const next = (await rowOf('hard'))?.next_attempt_at.getTime() ?? 0;
      waits.push(next - server.clock.now().getTime());
      server.clock.pass(next - server.clock.now().getTime());
    }
    expect(waits).toEqual([5000, 10_000, 20_000, 40_000]);
  });

  it('gives up in the end, and forgets the text', async () => {
    const transport: Transport = { send: () => Promise.reject(new Error('no')), close: () => undefined };
    await write('hopeless');
    while (!(await rowOf('hopeless'))?.failed_at) {
      await deliverNext(delivery(transport));
      server.clock.pass(3_600_000);
    }
    expect(await rowOf('hopeless')).toMatchObject({ sent_at: null, text_body: '', html_body: '' });
  });
});

describe('mail by SMTP', () => {
  it('arrives as text and HTML, in Dutch letters', async () => {
    const { received, transport, stop } = await startSmtp();
    try {
      await write('smtp');
      await deliverNext(delivery(transport));
      const parsed = await PostalMime.parse(received[0] ?? '');
      expect(parsed).toMatchObject({
        subject: 'Welkom – één',
        from: { name: 'Mijn Waterpas', address: 'info@waterpas.example' },
        to: [{ address: 'anna@waterpas.example' }],
      });
      expect(parsed.text).toContain('Hallo & welkom.');
      expect(parsed.html).toContain('Hallo &amp; welkom.');
      expect(await rowOf('smtp')).toMatchObject({ attempts: 1, text_body: '', html_body: '' });
    } finally {
      transport.close();
      await stop();
    }
  });

  it('is tried again after a refusal', async () => {
    const { received, transport, stop } = await startSmtp(1);
    try {
      await write('refused');
      await deliverNext(delivery(transport));
      expect(received).toHaveLength(0);
      server.clock.pass(5000);
      await deliverNext(delivery(transport));
      expect(received).toHaveLength(1);
    } finally {
      transport.close();
      await stop();
    }
  });
});

describe('the worker', () => {
  it('sends what is there and stops when it is told to', async () => {
    const arrived = Promise.withResolvers<string>();
    const transport: Transport = {
      send: async ({ recipient }) => arrived.resolve(recipient),
      close: () => undefined,
    };
    await write('worker');
    const worker = startMailWorker(delivery(transport));
    expect(await arrived.promise).toBe('anna@waterpas.example');
    await worker.stop();
    expect((await rowOf('worker'))?.sent_at).toEqual(server.clock.now());
  });
});
