import type { Page } from 'playwright';
import { demoMember } from '../../harness/session.ts';

export interface Journey {
  name: string;
  isForMembers: boolean;
  walk: (page: Page, url: string) => Promise<void>;
}

export const journeys: readonly Journey[] = [
  {
    name: 'sign-in',
    isForMembers: false,
    walk: async (page, url) => {
      await page.goto(`${url}/login`);
      await page.getByLabel('E-mailadres').fill(demoMember.email);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(demoMember.password);
      await page.getByRole('button', { name: 'Inloggen', exact: true }).tap();
      await page.getByRole('heading', { level: 1, name: 'Overzicht' }).waitFor();
      await untilLoaded(page);
    },
  },
  {
    name: 'overview',
    isForMembers: true,
    walk: async (page, url) => {
      await page.goto(url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilLoaded(page);
    },
  },
  {
    name: 'minutes',
    isForMembers: true,
    walk: async (page, url) => {
      await page.goto(`${url}/meetings`);
      const pastMeetings = page.getByRole('list', { name: /^Vergaderingen van/u });
      await pastMeetings.getByRole('link').first().tap();
      await page
        .getByRole('link', { name: /^Notulen/u })
        .first()
        .tap();
      await page.getByRole('dialog').locator('canvas').first().waitFor();
    },
  },
];

async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
