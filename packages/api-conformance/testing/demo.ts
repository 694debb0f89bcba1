import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { environment, startRealServer } from '@mijn/server/testing/real-server';
import { createClient } from '@mijn/api';
import { accessTokens } from '@mijn/api/access-tokens';
import { auth } from '@mijn/api/auth';
import { createCookieJar } from '@mijn/api/cookies';
import { meetings } from '@mijn/api/meetings';
import { presence } from '@mijn/api/presence';
import type { Attendee } from '@mijn/domain/presence';
import type { Account } from '../src/options.ts';

const PASSWORD = 'Waterpas-2026!';

/** The accounts of the demo: a board member who checks invoices, an owner of the same association, and a member of another. */
export const accounts = {
  email: 'bram.bestuur@waterpas.example',
  password: PASSWORD,
  ownerEmail: 'anna.eigenaar@waterpas.example',
  ownerPassword: PASSWORD,
  secondEmail: 'carla.kopie@waterpas.example',
  secondPassword: PASSWORD,
} as const;

const serverSources = path.resolve(import.meta.dirname, '../../../apps/server/src');
const MOVE_TIME = path.join(serverSources, 'testing/move-time.ts');
const COMMANDS = path.join(serverSources, 'cli/main.ts');

/** The owners of five apartments with 24 votes each, who have no account in the demo. */
const NEW_OWNERS = ['E101', 'E105', 'E107', 'E108', 'E109'];

/** The further members: one of the demo who holds the proxy of the owner of `GIVEN`, and the new ones. */
const voters = ['gerda.controle', ...NEW_OWNERS.map((code) => code.toLowerCase())].map((name) => ({
  email: `${name}@waterpas.example`,
  password: PASSWORD,
}));

/** The apartment whose owner gave a proxy on paper, and stays away. */
const GIVEN = 'Kadestraat 49';

/** Client addresses behind a proxy on this machine are trusted, so that the throttling of one run does not stop another. */
const SETTINGS = { TRUST_PROXY: '127.0.0.1,::1' };

export interface Demo {
  /** The base address of the API. */
  url: string;
  /** An access token of the board member. */
  bearer: string;
  /** The id of a meeting that is held now, at which enough votes are present for a decision. */
  meeting: string;
  /** Members who vote at the meeting too. */
  voters: readonly Account[];
  stop: () => Promise<void>;
}

/** Gives accounts to the new owners, by an import beside the server. */
async function addOwners(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const linesOf = (header: string, lineOf: (code: string) => string) =>
    [header, ...NEW_OWNERS.map(lineOf), ''].join('\n');
  const users = linesOf(
    'code,email,name,owner_code,password',
    (code) => `K-${code},${code.toLowerCase()}@waterpas.example,Eigenaar ${code},${code},${PASSWORD}`,
  );
  const memberships = linesOf(
    'user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy',
    (code) => `K-${code},1001,no,no,no`,
  );
  await writeFile(path.join(folder, 'users.csv'), users);
  await writeFile(path.join(folder, 'memberships.csv'), memberships);
  await promisify(execFile)(process.execPath, [COMMANDS, 'import', folder], { env });
}

async function enterMeeting(baseUrl: string): Promise<Pick<Demo, 'bearer' | 'meeting'>> {
  const resources = { auth, accessTokens, meetings, presence };
  const api = createClient({ ...createCookieJar(), baseUrl, resources });
  const { email, password } = accounts;
  await api.auth.login({ body: { email, password } });
  const body = { name: 'Conformance', scope: 'write', association_id: null, expires_in_days: 1 } as const;
  const { token } = await api.accessTokens.createAccessToken({ body });
  const { associations } = await api.auth.user();
  const association_id = associations.find(({ code }) => code === '1001')?.id ?? '';
  await api.auth.setAssociation({ params: { association_id } });
  const query = { sort: '-meeting_date' } as const;
  const { data } = await api.meetings.listMeetings({ params: { association_id }, query });
  const params = { association_id, meeting_id: data[0]?.id ?? '' };
  const attendees = await api.presence.listAttendees({ params, query: { per_page: 100 } });
  const isGiver = ({ apartments }: Attendee) =>
    apartments.some(({ name, giver }) => name === GIVEN && giver === null);
  for (const { attendee } of attendees.data.filter((one) => !isGiver(one)))
    await api.presence.setPresence({ params, body: { attendee, is_present: true, is_online: false } });
  return { bearer: token, meeting: params.meeting_id };
}

/** Starts a server with the demo, in which a meeting is held. */
export async function startDemo(): Promise<Demo> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kit-'));
  const dataDir = path.join(folder, 'd');
  const server = await startRealServer(dataDir, [], 'src/testing/serve-demo.ts', SETTINGS);
  const env = environment(dataDir, { ...SETTINGS, APP_URL: server.url });
  const delivery = path.join(folder, 'delivery');
  await mkdir(delivery);
  await addOwners(delivery, env);
  await promisify(execFile)(process.execPath, [MOVE_TIME, 'meetings'], { env });
  const url = `${server.url}/api`;
  return {
    url,
    voters,
    ...(await enterMeeting(url)),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
