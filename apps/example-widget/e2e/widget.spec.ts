import { findViolations } from '@mijn/stories/axe';
import { expect, type Page, type Request, test } from '@playwright/test';
import { PAGE, PORTAL, UNKNOWN_PAGE } from './support/urls.ts';
import { createToken, PASSWORD } from './support/tokens.ts';
import { meeting, open, todos, tokenField } from './support/widget.ts';

const anna = 'anna.eigenaar@waterpas.example';
const frits = 'frits.veel@waterpas.example';
const retryIn = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('button', { name: 'Opnieuw proberen' });

async function expectAccessible(page: Page): Promise<void> {
  const violations = await findViolations(page, 'html');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
}

test('a member makes a token in the portal, and the page shows the meeting and the action items', async ({
  page,
  context,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.headers()['authorization'] !== undefined) calls.push(request);
  });
  await page.goto('/');
  const portal = await context.newPage();
  await portal.goto(`${PORTAL}/login`);
  await portal.getByLabel('E-mailadres').fill(anna);
  await portal.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await portal.getByRole('button', { name: 'Inloggen' }).click();
  await expect(portal.getByRole('heading', { level: 1, name: 'Overzicht' })).toBeVisible();

  // The page of the other provider leads to the part of the portal that makes tokens.
  await page.getByRole('link', { name: 'Open Mijn instellingen in het portaal' }).click();
  await page.getByRole('button', { name: 'Sleutel maken' }).click();
  await page.getByRole('dialog', { name: 'Sleutel maken' }).getByLabel('Naam').fill('Peil');
  await page.getByRole('dialog', { name: 'Sleutel maken' }).getByLabel('Naam').press('Enter');
  const made = page.getByRole('alertdialog', { name: 'Uw nieuwe sleutel' });
  const token = await made.getByLabel('Sleutel', { exact: true }).inputValue();
  await made.getByRole('button', { name: 'Ik heb de sleutel gekopieerd' }).click();

  await open(page, `  ${token}\n`);
  await expect(page.getByRole('heading', { level: 2, name: 'VvE De Kade' })).toBeFocused();
  await expect(meeting(page).getByRole('link')).toHaveAttribute('href', /:\d+\/meetings\/[^/]+\?vve=1001$/u);
  await expect(meeting(page)).toContainText(/\d+\.\d\d uur/u);
  await expect(todos(page).getByRole('listitem')).toHaveCount(5);
  await expect(todos(page).getByRole('link', { name: /^Bekijk alle \d+ open actiepunten$/u })).toBeVisible();
  await expectAccessible(page);

  // The browser has the cookies of the portal, and sends none of them from this page.
  expect(calls.length).toBeGreaterThanOrEqual(3);
  for (const call of calls) {
    const { authorization, cookie } = await call.allHeaders();
    expect([authorization, cookie]).toEqual([`Bearer ${token}`, undefined]);
  }
  await todos(page).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Actiepunten' }).first()).toBeVisible();
});

test('the token is kept until the tab closes, or on the device, and is removed everywhere', async ({
  page,
  context,
}) => {
  const { token } = await createToken(anna);
  await open(page, token);
  await expect(todos(page).getByRole('listitem').first()).toBeVisible();
  await page.reload();
  await expect(todos(page).getByRole('listitem').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByLabel('Onthoud de sleutel op dit apparaat').check();
  await tokenField(other).fill(token);
  await tokenField(other).press('Enter');
  await expect(todos(other).getByRole('listitem').first()).toBeVisible();
  const third = await context.newPage();
  await third.goto('/');
  await expect(todos(third).getByRole('listitem').first()).toBeVisible();

  await other.getByRole('button', { name: 'Sleutel verwijderen' }).press('Enter');
  await expect(other.getByRole('alert').first()).toContainText('De sleutel is hier verwijderd.');
  await expect(other.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(tokenField(third)).toBeVisible();
  await other.reload();
  await expect(tokenField(other)).toHaveValue('');
});

test('a token that is missing, wrong, revoked or typed twice', async ({ page }) => {
  const { token, revoke } = await createToken(anna);
  await page.goto('/');
  await page.getByRole('button', { name: 'Gegevens tonen' }).click();
  await expect(page.getByText('Vul uw sleutel in.')).toBeVisible();
  await expect(tokenField(page)).toBeFocused();
  for (const wrong of ['mijn_pat_x', `${token.slice(0, -1)}…`]) {
    await tokenField(page).fill(wrong);
    await tokenField(page).press('Enter');
    await expect(page.getByText('Deze sleutel werkt niet.')).toBeVisible();
    await expect(tokenField(page)).toHaveValue(wrong);
    await expect(tokenField(page)).toHaveAccessibleDescription(/^Deze sleutel werkt niet\./u);
  }
  await expectAccessible(page);

  let users = 0;
  page.on('response', (response) => {
    users += Number(response.url().endsWith('/auth/user'));
  });
  await tokenField(page).fill(token);
  await page.getByRole('button', { name: 'Gegevens tonen' }).dblclick();
  await expect(todos(page).getByRole('listitem').first()).toBeVisible();
  expect(users).toBe(1);

  await revoke();
  await page.reload();
  await expect(page.getByText('Uw sleutel werkt niet meer.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('Uw sleutel werkt niet meer.')).toBeHidden();
});

test('each part says that it loads, and loads by itself', async ({ page }) => {
  const { token } = await createToken(anna);
  const mayGo = Promise.withResolvers<void>();
  await page.route(/\/todos\?/u, async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  await open(page, token);
  await expect(meeting(page).getByRole('link')).toBeVisible();
  await expect(todos(page).getByRole('status')).toHaveText('De gegevens worden geladen.');
  await expectAccessible(page);
  mayGo.resolve();
  await expect(todos(page).getByRole('listitem')).toHaveCount(5);
  await expect(todos(page).getByRole('status')).toHaveCount(0);
});

test('without a network a part says so, and tries again by its button and when the network is back', async ({
  page,
  context,
}) => {
  const { token } = await createToken(frits);
  await open(page, token);
  await expect(todos(page).getByRole('listitem')).toHaveCount(5);
  await context.setOffline(true);
  await page.getByLabel('Vereniging').selectOption({ label: '1002 - VvE Parkzicht' });
  await expect(todos(page).getByRole('alert')).toHaveText(/^Er is geen verbinding\./u);
  await expect(meeting(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await retryIn(page, 'Open actiepunten').press('Enter');
  await expect(todos(page).getByRole('heading')).toBeFocused();
  await expect(retryIn(page, 'Open actiepunten')).toBeVisible();

  await context.setOffline(false);
  await expect(meeting(page)).toContainText('Bijzondere ledenvergadering');
  await expect(todos(page).getByRole('listitem').first()).toBeVisible();

  await page.route(/\/auth\/user$/u, (route) => route.abort('internetdisconnected'));
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(/^Er is geen verbinding\./u);
  await page.unroute(/\/auth\/user$/u);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(todos(page).getByRole('listitem')).toHaveCount(5);
});

test('a member of many associations chooses one, also one without anything', async ({ page }) => {
  const { token } = await createToken(frits);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, token);
  await expect(page.getByRole('option')).toHaveCount(25);
  await page.getByLabel('Vereniging').focus();
  await page.getByLabel('Vereniging').selectOption({ label: '1008 - VvE ’t Veerhuis' });
  await expect(page.getByLabel('Vereniging')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('VvE ’t Veerhuis');
  await expect(meeting(page)).toContainText('Er is nog geen vergadering gepland.');
  await expect(todos(page)).toContainText('Er zijn geen open actiepunten.');
  await expectAccessible(page);
});

test('a member without an association reads that there is nothing to see', async ({ page }) => {
  const { token } = await createToken('els.leeg@waterpas.example');
  await open(page, token);
  await expect(page.getByText('Met deze sleutel is geen vereniging te zien.')).toBeVisible();
  await expectAccessible(page);
});

test('the page at an origin that the portal does not know can read nothing', async ({ page }) => {
  const { token } = await createToken(anna);
  await page.goto(UNKNOWN_PAGE);
  await tokenField(page).fill(token);
  await tokenField(page).press('Enter');
  await expect(page.getByRole('alert').last()).toHaveText(/^Er is geen verbinding\./u);
  await expect(tokenField(page)).toHaveValue(token);
});

test('an API that has moved is named, and the token goes to no other address', async ({ page }) => {
  const { token } = await createToken(anna);
  const messages: string[] = [];
  await page.exposeFunction('onFailure', (message: string) => messages.push(message));
  // The page shows a text for members. What a log would have is the message of the failure.
  await page.addInitScript(() => {
    class ReportedError extends Error {
      constructor(message?: string, options?: ErrorOptions) {
        super(message, options);
        void Reflect.apply(Reflect.get(window, 'onFailure'), window, [message ?? '']);
      }
    }
    Object.defineProperty(window, 'Error', { value: ReportedError });
  });
  // Chromium lists the request of a redirect that it does not send. A server that gets one of this page responds.
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answered.push(response.url());
  });
  await page.goto('/moved');
  await tokenField(page).fill(token);
  await tokenField(page).press('Enter');
  await expect(page.getByRole('alert').last()).toHaveText(
    /^Er kwam een antwoord dat niet van het portaal is\./u,
  );
  const address = `${PAGE}/moved/api/auth/user`;
  expect(messages).toContainEqual(
    expect.stringContaining(`GET ${address} was redirected to another address.`),
  );
  expect(answered).toEqual([address]);
});

test('a page of the other provider reads files, events, limits and refusals', async ({ page }) => {
  const { token } = await createToken(anna);
  await page.goto('/');
  const responses = await page.evaluate(
    async ([portal, bearer]) => {
      const read = async (path: string, headers: Record<string, string> = {}) => {
        const response = await fetch(`${portal}/api${path}`, {
          headers: { authorization: `Bearer ${bearer}`, ...headers },
        });
        return { status: response.status, headers: response.headers, json: () => response.json() };
      };
      const user = await (await read('/auth/user')).json();
      const scope = `/associations/${user.associations[0].id}`;
      const { data } = await (await read(`${scope}/meetings?period=upcoming`)).json();
      const file = await read(`${scope}/meetings/${data[0].id}/calendar`);
      const events = await read('/events', { accept: 'text/event-stream' });
      return {
        file: [file.status, file.headers.get('content-disposition')],
        events: [events.status, events.headers.get('content-type')],
        unknown: (await read('/nothing')).status,
        forbidden: (await read('/security/access-tokens')).status,
        invalid: (await read(`${scope}/todos?sort=nothing`)).status,
      };
    },
    [PORTAL, token],
  );
  expect(responses).toEqual({
    file: [200, expect.stringContaining('.ics')],
    events: [200, 'text/event-stream; charset=utf-8'],
    unknown: 404,
    forbidden: 403,
    invalid: 422,
  });
});
