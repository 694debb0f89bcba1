import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { linkIn } from '../support/mail.ts';
import { members } from '../support/members.ts';
import { mailsTo, type Server } from '../support/server.ts';
import { startSession, submitLogin } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const FIRST = 'Steiger vanaf maandag';
const SECOND = 'Steiger is weer weg';
const THIRD = 'Rooster van de schoonmaak';
const GERDA = 'gerda.controle@waterpas.example';
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function recipients(page: Page): Promise<string> {
  const text = page.getByText(/\d+ eigena\S+ krijg\S+ een mail/u);
  await expect(text).toBeVisible();
  return (await text.textContent()) ?? '';
}

async function publish(page: Page, subject: string): Promise<void> {
  await page.goto('/bulletin-board/add?vve=1001');
  await page.getByLabel('Onderwerp').fill(subject);
  await page.getByLabel('Bericht', { exact: true }).fill('Houd de ramen dicht.\n\nVragen? Bel het bestuur.');
  await page.getByLabel('Eigenaren op de hoogte stellen').check({ force: true });
  const [, count = ''] = /(\d+) eigena/u.exec(await recipients(page)) ?? [];
  await page.getByRole('button', { name: 'Plaatsen' }).click();
  await expect(article(page, subject)).toContainText(`mail verstuurd aan ${count} eigena`);
  await page.reload();
  await expect(article(page, subject)).toContainText(`mail verstuurd aan ${count} eigena`);
}

const newsTo = async (server: Server, email: string) =>
  (await mailsTo(server, email)).filter(({ subject = '' }) => [FIRST, SECOND, THIRD].includes(subject));

const subjectsTo = async (server: Server, email: string) =>
  (await newsTo(server, email)).map(({ subject }) => subject);

async function strangerOf(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  if (!context) throw new Error('There is no browser.');
  return context.newPage();
}

/** Calls the URL of the header as a mail program does: without a session, and with the body of RFC 8058. */
async function unsubscribeInOneClick(page: Page, mail: Email | undefined): Promise<number> {
  const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, url = ''] = /<(http[^>]+)>/u.exec(header('list-unsubscribe')) ?? [];
  const response = await page.request.post(url, { form: { 'List-Unsubscribe': 'One-Click' } });
  return response.status();
}

test('owners are mailed about a message, open it from the mail, and unsubscribe without a login', async ({
  page,
  server,
}) => {
  await startSession(page, members.bram);
  await publish(page, FIRST);
  for (const owner of [members.anna, members.frits])
    await expect.poll(() => subjectsTo(server, owner)).toEqual([FIRST]);
  const [annaMail] = await newsTo(server, members.anna);
  const [fritsMail] = await newsTo(server, members.frits);
  if (!annaMail || !fritsMail) throw new Error('There is no mail.');

  const reader = await strangerOf(page);
  await reader.goto(linkIn(annaMail, 'Bekijk het bericht'));
  await submitLogin(reader, members.anna);
  await expect(article(reader, FIRST)).toContainText('Vragen? Bel het bestuur.');
  await expect(reader.getByRole('article')).toHaveCount(1);

  // A member of several associations is in another one.
  await reader.context().clearCookies();
  await startSession(reader, members.frits);
  await reader.goto('/bulletin-board?vve=1003');
  await expect(reader).toHaveTitle(/VvE (?!De Kade)/u);
  await reader.goto(linkIn(fritsMail, 'Bekijk het bericht'));
  await expect(article(reader, FIRST)).toBeVisible();
  await expect(reader).toHaveTitle(/VvE De Kade/u);

  const stranger = await strangerOf(page);
  await stranger.goto(linkIn(annaMail, 'Geen mail meer van “Prikbord”'));
  await expect(
    stranger.getByText(
      'Wilt u geen mail over nieuwe berichten op het prikbord van VvE De Kade meer krijgen?',
    ),
  ).toBeVisible();
  const unsubscribe = stranger.getByRole('button', { name: 'Afmelden' });
  await unsubscribe.click();
  await expect(stranger.getByText('U bent afgemeld')).toBeVisible();
  await stranger.getByRole('button', { name: 'Toch weer aanmelden' }).click();
  await expect(stranger.getByText('U bent weer aangemeld')).toBeVisible();
  await unsubscribe.click();
  await expect(stranger.getByText('U bent afgemeld')).toBeVisible();
  await stranger.reload();
  await expect(stranger.getByText('U bent afgemeld')).toBeVisible();

  expect(await unsubscribeInOneClick(stranger, fritsMail)).toBeLessThan(300);
  await stranger.goto(linkIn(fritsMail, 'Geen mail meer van “Prikbord”'));
  await expect(stranger.getByText('U bent afgemeld')).toBeVisible();

  await publish(page, SECOND);
  await expect.poll(() => subjectsTo(server, GERDA)).toEqual([FIRST, SECOND]);
  await stranger.goto(linkIn(annaMail, 'Geen mail meer van “Prikbord”'));
  await stranger.getByRole('button', { name: 'Toch weer aanmelden' }).click();
  await expect(stranger.getByText('U bent weer aangemeld')).toBeVisible();
  await publish(page, THIRD);
  await expect.poll(() => subjectsTo(server, members.anna)).toEqual([FIRST, THIRD]);
  expect(await subjectsTo(server, members.frits)).toEqual([FIRST]);
  expect(await subjectsTo(server, members.bram)).toEqual([]);
  await reader.context().close();
  await stranger.context().close();
});
