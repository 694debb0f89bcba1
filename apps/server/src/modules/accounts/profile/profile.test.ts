import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileOperations } from '@mijn/domain/profile';
import { eq } from 'drizzle-orm';
import { memberships } from '../../../platform/database/index.ts';
import { importFolder } from '../../../capabilities/import/import-folder.ts';
import { importers } from '../../index.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/index.ts';

let server: TestApp;
let folder: string;

beforeAll(async () => {
  server = await startTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-profile-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

async function signIn(): Promise<{ user: { id: string; email: string }; client: TestClient }> {
  server.clock.pass(60_000);
  const user = await server.build.user();
  const client = server.client();
  await client.login(user.email);
  return { user, client };
}

const NAME = {
  salutation: 'ms',
  initials: 'A.B.',
  first_name: 'Anna',
  name_prefix: 'van der',
  last_name: 'Berg',
};

describe('the profile of a member', () => {
  it('shows a changed name at once, also in the user of the session', async () => {
    const { client } = await signIn();
    const response = await client.patch('/profile/personal', { ...NAME, version: 1 });
    expect(response.body).toMatchObject({ ...NAME, name: 'Anna van der Berg', version: 2 });
    expect((await client.get('/auth/user')).body).toMatchObject({ name: 'Anna van der Berg' });
  });

  it('keeps telephone numbers as typed, and empties them', async () => {
    const { client } = await signIn();
    const numbers = { phone: '(010) 123 45 67', mobile: '06-12345678' };
    const first = await client.patch('/profile/contact', { ...numbers, version: 1 });
    expect(first.body).toMatchObject({ ...numbers, version: 2 });
    const emptied = await client.patch('/profile/contact', { phone: '', mobile: '06-12345678', version: 2 });
    expect(emptied.body).toMatchObject({ phone: null, mobile: '06-12345678', version: 3 });
  });

  it('is not changed by a call that is based on an older version, unless nothing would change', async () => {
    const { client } = await signIn();
    await client.patch('/profile/personal', { ...NAME, version: 1 });
    const stale = await client.patch('/profile/personal', { ...NAME, last_name: 'Bos', version: 1 });
    expect(stale.error?.code).toBe('conflict');
    expect((await client.patch('/profile/personal', { ...NAME, version: 1 })).status).toBe(200);
    expect((await client.get('/profile')).body).toMatchObject({ last_name: 'Berg', version: 2 });
  });

  it('has one winner when two tabs save at the same time', async () => {
    const { client } = await signIn();
    const calls = ['Bos', 'Berg', 'Vos', 'Smit'].map((last_name) =>
      client.patch('/profile/personal', { ...NAME, last_name, version: 1 }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
  });

  it.each([
    ['personal', { ...NAME, last_name: ' ' }, 'last_name'],
    ['personal', { ...NAME, salutation: 'sir' }, 'salutation'],
    ['personal', { ...NAME, first_name: 'An\nna' }, 'first_name'],
    ['personal', { ...NAME, initials: 'A'.repeat(21) }, 'initials'],
    ['contact', { phone: 'bel mij', mobile: '' }, 'phone'],
    ['contact', { phone: '', mobile: '06 123' }, 'mobile'],
  ])('refuses %s data with a bad field: %j', async (what, body, field) => {
    const { client } = await signIn();
    const response = await client.patch(`/profile/${what}`, { ...body, version: 1 });
    expect([response.status, Object.keys(response.error?.errors ?? {})]).toEqual([422, [field]]);
  });
});

const write = (name: string, csv: string) => writeFile(path.join(folder, `${name}.csv`), csv);

async function importAll(): Promise<void> {
  const { database, config, secret, clock } = server;
  await importFolder(importers, folder, { database, config, secret, now: clock.now }, () => undefined);
}

const USERS = 'code,email,name,password,salutation,initials,first_name,name_prefix,last_name,phone,mobile\n';

describe('an import of users', () => {
  it('keeps what the member changed, until the provider changes it', async () => {
    const row = (email: string, phone: string) =>
      `${USERS}P1,${email},Piet de Wit,Een-goed-wachtwoord-1,mr,P.,Piet,de,Wit,${phone},06 12345678\n`;
    await write('users', row('piet@waterpas.example', '010 123 45 67'));
    await importAll();
    const client = server.client();
    await client.login('piet@waterpas.example');
    const before = (await client.get('/profile')).as(profileOperations.getProfile);
    expect(before).toMatchObject({
      name: 'Piet de Wit',
      salutation: 'mr',
      phone: '010 123 45 67',
      version: 1,
    });
    await client.patch('/profile/contact', { phone: '020 765 43 21', mobile: '06 12345678', version: 1 });
    await importAll();
    expect((await client.get('/profile')).body).toMatchObject({ phone: '020 765 43 21', version: 2 });
    await write('users', row('piet@waterpas.example', '030 111 22 33'));
    await importAll();
    expect((await client.get('/profile')).body).toMatchObject({ phone: '030 111 22 33', version: 3 });
  });

  it('reports a telephone number that is not one', async () => {
    await write('users', `${USERS}P2,p2@waterpas.example,P,,,,,,,geen,\n`);
    await expect(importAll()).rejects.toThrow('column phone: is not a telephone number');
    await write('users', `${USERS}P1,piet@waterpas.example,Piet de Wit,,mr,P.,Piet,de,Wit,030 111 22 33,\n`);
  });
});

const ADDRESSES =
  'association_code,code,user_code,kind,addressee,street,postal_code,city,country,is_current\n';

describe('the addresses of a member', () => {
  it('are those of the provider, per association of the member', async () => {
    await write('associations', 'code,name,title\n2001,VvE Een,\n2002,VvE Twee,\n2003,VvE Drie,\n');
    await write(
      'memberships',
      `user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy
P1,2001,yes,no,no
P1,2002,no,no,no
`,
    );
    const flat = '2001,A1,P1,apartment,,Kadestraat 7-B,3011 AA,Rotterdam,,';
    await write(
      'addresses',
      `${ADDRESSES}${flat}
2001,A2,P1,postal,Notaris Bos,Rue de la Loi 16,1000,Brussel,BE,
2003,A3,P1,home,,Elders 1,1234 AB,Delft,NL,
`,
    );
    await importAll();
    const client = server.client();
    await client.login('piet@waterpas.example');
    const list = async () =>
      (await client.get('/profile/addresses')).as(profileOperations.listAddresses).data;
    const [first, second, ...others] = await list();
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      association: { code: '2001', is_board: true },
      addresses: [
        {
          kind: 'apartment',
          street: 'Kadestraat 7-B',
          postal_code: '3011 AA',
          country: 'NL',
          addressee: null,
        },
        { kind: 'postal', street: 'Rue de la Loi 16', addressee: 'Notaris Bos', country: 'BE' },
      ],
    });
    expect(second).toMatchObject({ association: { code: '2002' }, addresses: [] });

    await write('addresses', `${ADDRESSES}${flat}\n2001,A2,P1,postal,,X 1,1000,Brussel,BE,no\n`);
    await importAll();
    expect((await list())[0]?.addresses).toHaveLength(1);
  });

  it('are not shown any more after the membership has ended, and never to others', async () => {
    const { client: other } = await signIn();
    expect((await other.get('/profile/addresses')).body).toEqual({ data: [] });
    const piet = server.client();
    await piet.login('piet@waterpas.example');
    const [user] = await server.database.queries.select().from(memberships).limit(1);
    await server.database.queries.delete(memberships).where(eq(memberships.user_id, user?.user_id ?? ''));
    expect((await piet.get('/profile/addresses')).body).toEqual({ data: [] });
  });

  it.each([
    ['holiday', 'NL', 'column kind: must be one of apartment'],
    ['home', 'Nederland', 'column country: must be a country of two letters'],
  ])('with kind %p and country %p are refused by an import', async (kind, country, reason) => {
    await write('addresses', `${ADDRESSES}2001,A9,P1,${kind},,X 1,,Delft,${country},\n`);
    await expect(importAll()).rejects.toThrow(reason);
  });
});
