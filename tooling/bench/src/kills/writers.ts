import { createHash } from 'node:crypto';
import { archiveOperations } from '@mijn/domain/archive';
import { messagesOperations } from '@mijn/domain/messages';
import { invoicesOperations } from '@mijn/domain/invoices';
import { createPdf } from '@mijn/server/testing/files';
import type { TestResponse } from '@mijn/server/testing/client';
import type { Caller } from './caller.ts';

export interface Writer {
  name: string;
  write: () => Promise<void>;
  countAcknowledged: () => number;
  listFaults: () => Promise<string[]>;
}

const PER_PAGE = 100;

const path = (associationId: string, below: string): string => `/associations/${associationId}/${below}`;

async function listNames(
  caller: Caller,
  list: string,
  read: (response: TestResponse) => { total: number; names: string[] },
): Promise<string[]> {
  const all: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await caller.make((client) => client.get(`${list}&page=${page}&per_page=${PER_PAGE}`));
    const { total, names } = read(response);
    all.push(...names);
    if (names.length === 0 || all.length >= total) return all;
  }
}

function namesNotOnce(kind: string, expected: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return expected
    .filter((name) => counts.get(name) !== 1)
    .map((name) => `${kind} "${name}" is there ${counts.get(name) ?? 0} times.`);
}

export function createPoster(caller: Caller, associationId: string, notify: boolean): Writer {
  const subjects: string[] = [];
  const messages = path(associationId, 'bulletin/messages');
  const kind = notify ? 'Melding' : 'Bericht';
  return {
    name: notify ? 'messages with mails' : 'messages',
    write: async () => {
      const subject = `${kind} na storing ${subjects.length + 1}`;
      const body = { subject, text: 'Is er nog iemand?', attachments: [], notify };
      const headers = { 'idempotency-key': `kills ${subject}` };
      const response = await caller.make((client) => client.post(messages, body, { headers }));
      response.as(messagesOperations.createMessage);
      subjects.push(subject);
    },
    countAcknowledged: () => subjects.length,
    listFaults: async () => {
      const found = await listNames(caller, `${messages}?q=${kind}+storing`, (response) => {
        const { data, meta } = response.as(messagesOperations.listMessages);
        return { total: meta.total, names: data.map((message) => message.subject) };
      });
      return namesNotOnce(kind, subjects, found);
    },
  };
}

export async function createEditor(caller: Caller, associationId: string): Promise<Writer> {
  const messages = path(associationId, 'bulletin/messages');
  const first = { subject: 'Steeds anders', text: 'Versie 1', attachments: [], notify: false };
  const created = (await caller.make((client) => client.post(messages, first))).as(
    messagesOperations.createMessage,
  );
  const url = `${messages}/${created.id}`;
  const read = async () => (await caller.make((client) => client.get(url))).as(messagesOperations.getMessage);
  let { version } = created;
  return {
    name: 'changes of a message',
    write: async () => {
      const text = `Versie ${version + 1}`;
      const body = { subject: first.subject, text, attachments: [], version };
      // If the response of a change was lost, its repetition is a conflict with the own change.
      const response = await caller.make(
        (client) => client.patch(url, body),
        (status) => status === 409,
      );
      const stored = response.status === 409 ? await read() : response.as(messagesOperations.updateMessage);
      if (stored.version !== version + 1 || stored.text !== text) {
        throw new Error(`${text} is stored as ${stored.text}, version ${stored.version}.`);
      }
      version = stored.version;
    },
    countAcknowledged: () => version - created.version,
    listFaults: async () => {
      const stored = await read();
      return stored.text === `Versie ${version}`
        ? []
        : [`The message has "${stored.text}", and not "Versie ${version}".`];
    },
  };
}

export async function createArchivist(caller: Caller, associationId: string): Promise<Writer> {
  const hashes = new Map<string, string>();
  const names: string[] = [];
  const documents = path(associationId, 'archive/documents');
  const groups = await caller.make((client) => client.get(path(associationId, 'archive/groups')));
  const [group] = groups.as(archiveOperations.listGroups).data;
  if (!group) throw new Error('The archive has no group.');
  return {
    name: 'documents',
    write: async () => {
      const name = `Storing ${names.length + 1}.pdf`;
      const bytes = await createPdf(`Verslag van storing ${names.length + 1}`);
      const headers = { 'idempotency-key': `kills ${name}` };
      const response = await caller.make((client) => {
        const form = new FormData();
        form.append('group_id', group.id);
        form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
        return client.post(documents, form, { headers });
      });
      const { id } = response.as(archiveOperations.uploadDocument);
      hashes.set(id, createHash('sha256').update(bytes).digest('hex'));
      names.push(name);
    },
    countAcknowledged: () => names.length,
    listFaults: async () => {
      const found = await listNames(caller, `${documents}?q=Storing`, (response) => {
        const { data, meta } = response.as(archiveOperations.listDocuments);
        return { total: meta.total, names: data.map((document) => document.name) };
      });
      const faults = namesNotOnce('Document', names, found);
      for (const [id, hash] of hashes) {
        const stored = createHash('sha256');
        await caller.make(async (client) => {
          const response = await client.raw(`/api${documents}/${id}/file`);
          stored.update(Buffer.from(await response.arrayBuffer()));
          return client.get('/auth/user');
        });
        if (stored.digest('hex') !== hash) faults.push(`Document ${id} has other bytes.`);
      }
      return faults;
    },
  };
}

export async function createChecker(caller: Caller, associationId: string): Promise<Writer> {
  const list = path(associationId, 'invoices?is_checked=false&per_page=1');
  const open = await caller.make((client) => client.get(list));
  const [invoice] = open.as(invoicesOperations.listInvoices).data;
  if (!invoice) throw new Error('There is no invoice to check.');
  const url = path(associationId, `invoices/${invoice.id}`);
  const read = async () => (await caller.make((client) => client.get(url))).as(invoicesOperations.getInvoice);
  const { version: start, decisions } = await read();
  let version = start;
  return {
    name: 'decisions on an invoice',
    write: async () => {
      const decision = (version - start) % 2 === 0 ? 'approved' : 'withdrawn';
      const response = await caller.make(
        (client) => client.post(`${url}/decisions`, { decision, version }),
        (status) => status === 409,
      );
      const stored =
        response.status === 409 ? await read() : response.as(invoicesOperations.decideInvoice).invoice;
      if (stored.version !== version + 1 || stored.decisions[0]?.decision !== decision) {
        throw new Error(`Decision ${version + 1} is stored as version ${stored.version}.`);
      }
      version = stored.version;
    },
    countAcknowledged: () => version - start,
    listFaults: async () => {
      const stored = await read();
      const count = stored.decisions.length - decisions.length;
      return count === version - start ? [] : [`${count} of ${version - start} decisions are kept.`];
    },
  };
}
