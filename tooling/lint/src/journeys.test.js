import { describe, it } from '@jest/globals';
import { RuleTester } from 'oxlint/plugins-dev';
import { noNetworkIdle, noSleep, pollGeometry, waitBeforeActing } from './journeys.js';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({ languageOptions: { sourceType: 'module' } });
const faulty = (...codes) => codes.map((code) => ({ code, errors: 1 }));

tester.run('no-network-idle', noNetworkIdle, {
  valid: ["await page.goto('/');", "await page.waitForLoadState('load');"],
  invalid: faulty(
    "await page.waitForLoadState('networkidle');",
    "await page.goto('/', { waitUntil: 'networkidle' });",
  ),
});

tester.run('no-sleep', noSleep, {
  valid: [
    'await page.clock.runFor(500);',
    "await page.clock.fastForward('01:00:00');",
    'await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));',
    'const address = new Promise((resolve, reject) => { setTimeout(() => reject(new Error()), 500); listen(resolve); });',
  ],
  invalid: faulty(
    'await page.waitForTimeout(500);',
    'await new Promise((resolve) => setTimeout(resolve, 500));',
    'await page.evaluate(async () => { await new Promise((done) => { setTimeout(done, 300); }); });',
    "import { setTimeout as wait } from 'node:timers/promises';",
  ),
});

tester.run('wait-before-acting', waitBeforeActing, {
  valid: [
    "await page.goto('/'); await expectStarted(page); await page.keyboard.press('/');",
    // A press on a page whose scripts still load is held, and counts.
    "await page.goto('/'); await button.click();",
    "await expect(page).toHaveURL('/a'); await expect(heading).toBeVisible(); await link.click();",
    "await expect(page).toHaveURL('/a'); const link = page.getByRole('link'); await expect(link).toBeVisible();",
    'await page.goBack(); await expect(dialog).toBeHidden();',
    "await page.goto('/'); await page.keyboard.up('Shift');",
  ],
  invalid: faulty(
    "await page.goto('/'); await page.keyboard.press('/');",
    "await page.reload(); await page.keyboard.type('abc');",
    "await expect(page).toHaveURL('/a'); await page.keyboard.press('Enter');",
    "await expect(page).toHaveURL('/a'); await page.getByRole('link').click();",
    "await expect(page).not.toHaveURL('/a'); await page.getByRole('link').first().press('Enter');",
    "test('a', async () => { await expect(page).toHaveURL('/a'); const link = page.getByRole('link'); await link.click(); });",
    'await page.goBack(); await row.click();',
    "await page.waitForURL('/a'); await box.check();",
  ),
});

tester.run('poll-geometry', pollGeometry, {
  valid: [
    'await expect.poll(async () => (await row.boundingBox())?.y).toBe(0);',
    "test('a', async () => { const top = async () => (await row.boundingBox())?.y; await expect.poll(top).toBe(0); });",
    "test('a', async () => { const before = (await row.boundingBox())?.y; await expect.poll(top).toBe(before); });",
    'await expect(async () => { const box = await row.boundingBox(); expect(box.y).toBe(0); }).toPass();',
    "test('a', async () => { const from = await row.boundingBox(); await drag(from); await expect(names).toEqual([]); });",
  ],
  invalid: faulty(
    'expect((await row.boundingBox())?.y).toBe(0);',
    "test('a', async () => { const box = await row.boundingBox(); expect(box.y).toBe(0); });",
    "test('a', async () => { const { y = 0, height } = await row.boundingBox(); expect(height).toBe(0); });",
    "test('a', async () => { const [a, b] = [await row.boundingBox(), 1]; expect(a + 1).toBe(0); });",
  ),
});
