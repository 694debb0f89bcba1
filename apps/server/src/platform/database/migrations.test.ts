import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { invoicesContract } from '@mijn/domain/invoices/contract';
import { validate } from '@mijn/domain/validation';
import type pg from 'pg';
import { migrationsFolder } from '../config/paths.ts';
import { wholeFacts } from '../../modules/invoices/e-invoice/whole-facts.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/index.ts';
import { migrate, openDatabase } from './index.ts';

const ASSOCIATION = '01890000-0000-7000-8000-000000000000';
const idOf = (number: number): string => `01890000-0000-7000-8000-00000000000${number}`;

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-sql-'));
  database = await cloneDatabase('template1');
  // A pool of `openDatabase` ignores errors of idle connections. The database is dropped while a connection
  // may still be closing.
  ({ pool } = openDatabase({ connectionString: database.url }, () => undefined));
});
afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function apply(...names: readonly string[]): Promise<void> {
  for (const name of names) await copyFile(path.join(migrationsFolder, name), path.join(folder, name));
  await migrate(pool, { folder });
}

describe('the migration to readings by content', () => {
  it('keeps one reading for each content, and the content that is still to be read', async () => {
    await apply('0001_people_and_signing_in.sql', '0002_archive.sql');
    await pool.query(
      `insert into associations (id, code, name) values ('${ASSOCIATION}', '1001', 'VvE De Kade')`,
    );
    await pool.query(`insert into archive_groups (association_id, id, code, name, is_board_only, position)
      values ('${ASSOCIATION}', '${ASSOCIATION}', 'V', 'Vergaderstukken', false, 0)`);
    const documents = [
      [1, 'same', 'pending', null],
      [2, 'same', 'searchable', 2],
      [3, 'changed', 'pending', null],
      [4, 'scan', 'not_searchable', 7],
    ] as const;
    for (const [number, hash, searchability, pages] of documents) {
      await pool.query(
        `insert into archive_documents (association_id, id, group_id, name, extension, media_type, byte_size,
          file_hash, tags, document_date, created_at, page_count, has_thumbnail, searchability, reading_due_at)
        values ($1, $2, $1, 'Notulen.pdf', 'pdf', 'application/pdf', 1, $3, '{}', '2026-06-10', now(), $4, $5, $6, $7)`,
        [
          ASSOCIATION,
          idOf(number),
          hash,
          pages,
          pages !== null,
          searchability,
          searchability === 'pending' ? '2026-06-10T09:00:00Z' : null,
        ],
      );
    }
    // Document 3 was changed, so its page has the text of the previous content.
    await pool.query(
      `insert into archive_pages (association_id, document_id, page, text)
      values ($1, $2, 1, 'De dakgoot'), ($1, $2, 2, 'lekt'), ($1, $3, 1, 'Van eerder')`,
      [ASSOCIATION, idOf(2), idOf(3)],
    );

    await apply('0003_file_readings.sql');

    const readings = await pool.query('select * from file_readings order by file_hash');
    const due = new Date('2026-06-10T09:00:00Z');
    expect(readings.rows).toMatchObject([
      { file_hash: 'changed', searchability: 'pending', reading_due_at: due, media_type: 'application/pdf' },
      { file_hash: 'same', searchability: 'searchable', page_count: 2, has_thumbnail: true },
      { file_hash: 'scan', searchability: 'not_searchable', page_count: 7, has_thumbnail: true },
    ]);
    const pages = await pool.query(
      `select file_hash, page, text,
          words @@ scope_query(association_id, to_tsquery('dutch_unaccent', 'dakgoten')) as is_hit
        from file_pages order by page`,
    );
    expect(pages.rows).toEqual([
      { file_hash: 'same', page: 1, text: 'De dakgoot', is_hit: true },
      { file_hash: 'same', page: 2, text: 'lekt', is_hit: false },
    ]);
    const kept = await pool.query('select file_hash from archive_documents order by id');
    expect(kept.rows.map(({ file_hash }) => file_hash)).toEqual(documents.map(([, hash]) => hash));
  });
});

describe('the migration to accounts and amounts of invoices', () => {
  it('converts the facts of e-invoices to the new contract, and stores the account of each decision', async () => {
    const names = (await readdir(migrationsFolder)).toSorted();
    await apply(...names.filter((name) => name < '0012'));
    await pool.query(
      `insert into associations (id, code, name) values ('${ASSOCIATION}', '1001', 'VvE De Kade')`,
    );
    const facts = {
      supplier: 'Helder B.V.',
      supplier_number: 'NL812345678B01',
      invoice_number: '2026-0817',
      invoice_date: '2026-11-03',
      due_date: null,
      currency: 'EUR',
      iban: 'NL91ABNA0417164300',
      lines: [{ description: 'Glas', quantity: 1, unit: 'C62', amount_cents: -10_000, vat_rate: 21 }],
      vat: [{ vat_rate: 21, taxable_cents: -10_000, vat_cents: -2100 }],
      net_cents: -10_000,
      vat_cents: -2100,
      total_cents: -12_100,
      prepaid_cents: 0,
      rounding_cents: 0,
      payable_cents: -12_100,
    };
    const { supplier, iban, invoice_number, total_cents } = facts;
    await pool.query(
      `insert into invoices (association_id, id, name, created_at, supplier, invoice_number, total_cents, currency,
        iban, facts, check_status, version)
      values ($1, $2, 'Creditnota', now(), $3, $4, $5, 'EUR', $6, $7, 'approved', 3)`,
      [ASSOCIATION, idOf(1), supplier, invoice_number, total_cents, iban, JSON.stringify(facts)],
    );
    // The invoice was approved with another account, which the provider changed afterwards.
    await pool.query(
      `insert into invoice_changes (association_id, invoice_id, version, changed_at, is_reopened, before, after)
      values ($1, $2, 2, now(), true, '{"iban": "NL20INGB0001234567"}', '{}')`,
      [ASSOCIATION, idOf(1)],
    );
    for (const version of [1, 3]) {
      await pool.query(
        `insert into invoice_decisions (association_id, id, invoice_id, version, decision, decided_at, decided_by)
        values ($1, $2, $3, $4, 'approved', now(), 'Bram Bestuur')`,
        [ASSOCIATION, idOf(version), idOf(1), version],
      );
    }

    await apply(...names.filter((name) => name >= '0012'));

    const { rows } = await pool.query('select facts, ibans, supplier_key from invoices');
    const contractOfFacts = invoicesContract.getInvoice.response.pick(['facts']);
    // The service adds the facts that this version did not read.
    const read = { facts: wholeFacts(rows[0]?.facts) };
    expect(await validate(contractOfFacts, read, 'strict')).toMatchObject({ ok: true });
    expect(rows).toMatchObject([
      { ibans: [iban], supplier_key: 'helder', facts: { ...facts, is_credit_note: true, ibans: [iban] } },
    ]);
    const decisions = await pool.query('select ibans from invoice_decisions order by version');
    expect(decisions.rows).toEqual([{ ibans: ['NL20INGB0001234567'] }, { ibans: [iban] }]);
  });
});

describe('the migration to exact words', () => {
  it('makes pages that were read before searchable by a word, its beginning and its end', async () => {
    const names = (await readdir(migrationsFolder)).filter((name) => name < '0014').toSorted();
    await apply(...names);
    await pool.query(
      `insert into associations (id, code, name) values ('${ASSOCIATION}', '1001', 'VvE De Kade')`,
    );
    await pool.query(
      `insert into file_readings (association_id, file_hash, media_type, searchability)
        values ('${ASSOCIATION}', 'minutes', 'application/pdf', 'searchable')`,
    );
    await pool.query(
      `insert into file_pages (association_id, file_hash, page, text)
        values ('${ASSOCIATION}', 'minutes', 1, 'Foto''s van de dakgoten; ' || repeat('x', 3000))`,
    );

    await apply('0014_words_of_pages.sql');

    const { rows } = await pool.query(
      `select words @@ '''w000000fotos''' as word, words @@ '''w000000dakgo'':*' as beginning,
        words @@ '''e000000netog'':*' as ending, words @@ '''w000000dakgo''' as part from file_pages`,
    );
    expect(rows).toEqual([{ word: true, beginning: true, ending: true, part: false }]);
  });
});

describe('the migration to the job queue', () => {
  it('adds jobs for mails that are not sent and files that are not read', async () => {
    const names = (await readdir(migrationsFolder)).filter((name) => name < '0020').toSorted();
    await apply(...names);
    await pool.query(
      `insert into associations (id, code, name) values ('${ASSOCIATION}', '1001', 'VvE De Kade')`,
    );
    await pool.query(
      `insert into file_readings (association_id, file_hash, media_type, searchability, reading_due_at)
        values ('${ASSOCIATION}', 'new', 'application/pdf', 'pending', now()),
          ('${ASSOCIATION}', 'read', 'application/pdf', 'searchable', null)`,
    );
    const mail = `'anna@waterpas.example', 'Welkom', '', '', now(), now()`;
    await pool.query(
      `insert into outbox_mails
        (id, dedupe_key, recipient, subject, text_body, html_body, created_at, next_attempt_at, sent_at)
        values ('${idOf(1)}', 'new', ${mail}, null), ('${idOf(2)}', 'sent', ${mail}, now())`,
    );

    await apply('0020_job_queue.sql');

    const { rows } = await pool.query(
      `select identifier, payload from graphile_worker._private_jobs jobs
        join graphile_worker._private_tasks tasks on tasks.id = task_id order by identifier`,
    );
    expect(rows).toEqual([
      { identifier: 'read_file', payload: { association_id: ASSOCIATION, file_hash: 'new' } },
      { identifier: 'send_mail', payload: { mail_id: idOf(1) } },
    ]);
  });
});
