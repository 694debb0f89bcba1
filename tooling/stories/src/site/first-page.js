import { PREVIEW } from './preview.js';

/** The maximum of what the first page loads from a host that compresses, as hosts of static files do, in bytes. */
const SENT_BYTES = 1_800_000;

/** The same without compression, in bytes. Storybook's own code is five sixths of it, and each component adds some 6 kB. */
const WHOLE_BYTES = 6_400_000;

/** Counts the bytes of the files that a page gets from the host, and not from the cache: with the compression and without. */
async function countBytes(page) {
  const session = await page.context().newCDPSession(page);
  const bytes = { sent: 0, whole: 0 };
  const cached = new Set();
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (!cached.has(requestId)) bytes.whole += dataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!cached.has(requestId)) bytes.sent += encodedDataLength;
  });
  await session.send('Network.enable');
  return bytes;
}

export async function openFirstPage(page, url) {
  const bytes = await countBytes(page);
  await page.goto(`${url}/`);
  await page.frameLocator(PREVIEW).locator('#storybook-docs h1').waitFor();
  await page.waitForLoadState('networkidle');
  console.log(
    `The first page of the site is ${bytes.sent} bytes compressed, and ${bytes.whole} bytes as files.`,
  );
  if (bytes.sent > SENT_BYTES) throw new Error(`The first page is ${bytes.sent} of ${SENT_BYTES} bytes.`);
  if (bytes.whole > WHOLE_BYTES)
    throw new Error(`The first page is ${bytes.whole} of ${WHOLE_BYTES} bytes without compression.`);
}
