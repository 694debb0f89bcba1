import type { Page } from 'playwright';
import sharp from 'sharp';
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
  {
    name: 'report',
    isForMembers: true,
    walk: async (page, url) => {
      const buffer = await createPhoto();
      const files = Array.from({ length: PHOTOS }, (_, at) => ({
        name: `IMG_${at}.jpg`,
        mimeType: 'image/jpeg',
        // Bytes behind the picture make the files differ.
        buffer: Buffer.concat([buffer, Buffer.from(`${at}`)]),
      }));
      console.log(`report: ${PHOTOS} photos of ${(buffer.length / 1_000_000).toFixed(1)} MB`);
      await page.goto(`${url}/todos/add`);
      await page
        .getByRole('textbox', { name: 'Wat is er aan de hand?' })
        .fill('Er lekt water langs de muur.');
      await page.getByRole('textbox', { name: 'Waar is het?' }).fill('Trappenhuis B');
      await page.locator('main input[type=file]:not([capture])').setInputFiles(files);
      await page.getByRole('button', { name: 'Verstuur melding' }).tap();
      await page.getByText(/Uw nummer is/u).waitFor();
    },
  },
];

/** The photos of a phone of 12 megapixels, of about 5 MB each. */
const PHOTOS = 3;

/** Creates a photo with coarse and fine structure, so that it compresses as a photo of a ceiling does. */
async function createPhoto(): Promise<Buffer> {
  const width = 4032;
  const height = 3024;
  const grain = async (scale: number, mean: number, sigma: number) =>
    sharp({
      create: {
        width: Math.round(width / scale),
        height: Math.round(height / scale),
        channels: 3,
        background: 'grey',
        noise: { type: 'gaussian', mean, sigma },
      },
    })
      .resize(width, height, { kernel: 'cubic' })
      .png({ compressionLevel: 0 })
      .toBuffer();
  const fine = await grain(2, 128, 20);
  return sharp(await grain(40, 128, 60))
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 96 })
    .toBuffer();
}

async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
}
