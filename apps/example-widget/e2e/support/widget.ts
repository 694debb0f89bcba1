import type { Page } from '@playwright/test';

export const tokenField = (page: Page) => page.getByLabel('Sleutel', { exact: true });
export const meeting = (page: Page) => page.getByRole('region', { name: 'Volgende vergadering' });
export const todos = (page: Page) => page.getByRole('region', { name: 'Open actiepunten' });

export async function open(page: Page, token: string): Promise<void> {
  await page.goto('/');
  await tokenField(page).fill(token);
  await tokenField(page).press('Enter');
}
