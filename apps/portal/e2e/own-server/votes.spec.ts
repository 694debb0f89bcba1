import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { members, PASSWORD } from '../support/members.ts';
import { walkWith } from '../support/network.ts';
import { mijn, moveTime, type Server } from '../support/server.ts';
import { startNewSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'held meeting' });

// The journeys follow one meeting: who came stays there.
test.describe.configure({ mode: 'serial' });

/** Owners of the demo without an account. Each has 24 votes, as Anna and Frits have, so that totals tell nothing of one of them. */
const neighbours = [
  { code: 'S1', email: 'noor.stemt@waterpas.example', name: 'Noor Stemt', owner: 'E101' },
  { code: 'S2', email: 'olaf.stemt@waterpas.example', name: 'Olaf Stemt', owner: 'E105' },
  { code: 'S3', email: 'puck.stemt@waterpas.example', name: 'Puck Stemt', owner: 'E107' },
] as const;

/** Gives the neighbours accounts, because a secret ballot is counted from five votes by phone on. */
async function addNeighbours(server: Server): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-neighbours-'));
  const users = neighbours.map(({ code, email, name, owner }) => [code, email, name, owner, PASSWORD].join());
  const rows = ['code,email,name,owner_code,password', ...users];
  await writeFile(path.join(folder, 'users.csv'), rows.join('\n'));
  const memberships = neighbours.map(({ code }) => `${code},1001,no,no,no`);
  await writeFile(
    path.join(folder, 'memberships.csv'),
    ['user_code,association_code,is_board,is_invoice_check,is_invoice_check_copy', ...memberships].join('\n'),
  );
  await mijn(server, 'import', folder);
  await rm(folder, { recursive: true });
}

test.beforeAll(async ({ server }) => {
  await moveTime(server, 'meetings');
  await addNeighbours(server);
});

async function openMeeting(page: Page, member: string): Promise<string> {
  await startNewSession(page, member);
  await page.goto('/meetings?vve=1001');
  const link = page.getByRole('link', { name: /^Algemene/u }).first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

const screenOf = (meeting: string, name: string): string => meeting.replace(/(?=\?|$)/u, `/${name}`);

/** Opens the screens of a chair on a laptop and of an owner on a phone, each in a browser of its own. */
async function openScreens(browser: Browser, { url: baseURL }: Server) {
  const laptop = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const pocket = await browser.newContext({ baseURL, viewport: { width: 375, height: 740 } });
  const chair = await laptop.newPage();
  const phone = await pocket.newPage();
  const meeting = await openMeeting(chair, members.bram);
  await openMeeting(phone, members.anna);
  await chair.goto(screenOf(meeting, 'hold'));
  await phone.goto(screenOf(meeting, 'vote'));
  return { laptop, pocket, chair, phone, meeting };
}

/** Records at the door who shows the code of a phone. */
async function letIn(chair: Page, phone: Page, meeting: string, name = 'Anna Eigenaar'): Promise<void> {
  const code = await phone.getByText(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/u).innerText();
  await chair.goto(screenOf(meeting, 'door'));
  const search = chair.getByRole('searchbox', { name: 'Zoek op naam, appartement of code' });
  await search.pressSequentially(code, { delay: 60 });
  await expect(chair.getByRole('group')).toHaveCount(1);
  await search.press('Enter');
  await chair.keyboard.press('Enter');
  await expect(chair.getByText(`${name} is er, in de zaal.`)).toBeAttached();
}

/** Records all others who are not there yet, with the buttons of the first page. */
async function letInOthers(chair: Page): Promise<void> {
  const rows = chair.getByRole('group').filter({ hasText: 'In de zaal' });
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  for (const [index] of (await rows.all()).entries()) {
    const hall = rows.nth(index).getByRole('button', { name: 'In de zaal' });
    await hall.click();
    await expect(hall).toHaveAttribute('aria-pressed', 'true');
  }
}

const dialogOf = (page: Page) => page.getByRole('alertdialog');

async function openBallot(chair: Page, how: 'Open' | 'Geheim'): Promise<void> {
  await chair
    .getByRole('button', { name: /^Stemming openen over punt/u })
    .first()
    .click();
  await dialogOf(chair).getByRole('radio', { name: how }).check();
  await dialogOf(chair).getByRole('button', { name: 'Stemming openen' }).dblclick();
}

async function closeBallot(chair: Page): Promise<void> {
  await chair.getByRole('button', { name: 'Stemming sluiten' }).click();
  await dialogOf(chair).getByRole('button', { name: 'Stemming sluiten' }).click();
}

async function vote(phone: Page, choice: string): Promise<void> {
  await phone.getByRole('radio', { name: choice }).check();
  await phone.getByRole('button', { name: 'Versturen' }).dblclick();
}

test('an owner votes without a connection, changes the vote, and the meeting adopts the proposal', async ({
  browser,
  server,
}) => {
  const { laptop, pocket, chair, phone, meeting } = await openScreens(browser, server);
  await letIn(chair, phone, meeting);
  await expect(phone.getByText('U bent aanwezig', { exact: true })).toBeVisible();
  await letInOthers(chair);

  await chair.goto(screenOf(meeting, 'hold'));
  const beamer = await laptop.newPage();
  await beamer.goto(screenOf(meeting, 'beamer'));
  await openBallot(chair, 'Open');
  await expect(beamer.getByText(/Stem op uw telefoon/u)).toBeVisible();
  await expect(phone.getByText('Stemming open', { exact: true })).toBeVisible();

  const walk = await walkWith(phone);
  await walk('cut');
  await vote(phone, 'Tegen');
  await expect(phone.getByText(/wij versturen die zodra er weer verbinding is/u)).toBeVisible();
  await walk('mobile');
  await expect(phone.getByText('Uw stem is ontvangen')).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'Uw stemmen' })).toContainText('Tegen');
  await phone.getByRole('button', { name: 'Uw stem wijzigen' }).click();
  await vote(phone, 'Voor');
  await expect(phone.getByRole('list', { name: 'Uw stemmen' })).toContainText('Voor');
  await expect(beamer.getByText(/Anna|Bram|Kadestraat/u)).toHaveCount(0);

  await chair.getByRole('link', { name: 'Handopsteken invoeren' }).click();
  await chair
    .getByRole('group', { name: 'Wat stemmen alle overige appartementen?' })
    .getByRole('button', { name: 'Voor' })
    .click();
  await dialogOf(chair).getByRole('button', { name: 'Opslaan' }).click();
  await expect(chair.getByText('Elk appartement dat aanwezig is, heeft een stem.')).toBeVisible();
  await chair.goto(screenOf(meeting, 'hold'));
  await closeBallot(chair);

  await expect(beamer.getByText('Uitslag: aangenomen')).toBeVisible();
  await expect(phone.getByText('Uw stem was op tijd en is geteld')).toBeVisible();
  await phone.getByRole('link', { name: 'Bekijk het besluit' }).click();
  await expect(phone.getByText('Aangenomen').first()).toBeVisible();
  await Promise.all([laptop.close(), pocket.close()]);
});

interface Voter {
  baseURL: string;
  email: string;
  name: string;
}

/** Lets somebody vote on a phone of their own, after the door if they were not there. */
async function voteAs(browser: Browser, chair: Page, voter: Voter, choice: string): Promise<void> {
  const pocket = await browser.newContext({ baseURL: voter.baseURL, viewport: { width: 375, height: 740 } });
  const phone = await pocket.newPage();
  const meeting = await openMeeting(phone, voter.email);
  await phone.goto(screenOf(meeting, 'vote'));
  const isAtDoor = phone.getByText('Meld u bij de deur');
  const send = phone.getByRole('button', { name: 'Versturen' });
  await expect(isAtDoor.or(send)).toBeVisible();
  if (await isAtDoor.isVisible()) await letIn(chair, phone, meeting, voter.name);
  await vote(phone, choice);
  await expect(phone.getByText('Uw stem is ontvangen')).toBeVisible();
  await pocket.close();
}

test('a secret ballot is not closed with one vote by phone, and is counted with five by the browser that opened it', async ({
  browser,
  server,
}) => {
  const { laptop, pocket, chair, phone, meeting } = await openScreens(browser, server);
  await openBallot(chair, 'Geheim');
  await expect(phone.getByText('Geheime stemming').first()).toBeVisible();
  await vote(phone, 'Voor');
  await expect(phone.getByText('Uw stem is ontvangen')).toBeVisible();
  await expect(phone.getByRole('list', { name: 'Uw stemmen' })).toContainText('Verzegeld');
  await chair.reload();
  await closeBallot(chair);
  await expect(chair.getByText(/te weinig stemmen op de telefoon/u).first()).toBeVisible();
  await expect(phone.getByText('Uw stem is ontvangen')).toBeVisible();

  const others = [{ email: members.frits, name: 'Frits Veel' }, ...neighbours];
  for (const [at, { email, name }] of others.entries())
    await voteAs(browser, chair, { baseURL: server.url, email, name }, at % 2 === 0 ? 'Voor' : 'Tegen');
  await chair.goto(screenOf(meeting, 'hold'));
  await closeBallot(chair);
  for (const page of [chair, phone]) {
    const sum = page.getByRole('table', { name: 'Zo is geteld' }).first();
    await expect(sum.getByRole('row', { name: 'Voor 72', exact: true })).toBeVisible();
    await expect(sum.getByRole('row', { name: 'Tegen 48', exact: true })).toBeVisible();
  }
  await Promise.all([laptop.close(), pocket.close()]);
});
