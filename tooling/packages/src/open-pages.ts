import { browserArguments, findBrowser } from '@mijn/stories/browser';
import { chromium } from 'playwright';
import { createServer } from 'vite';

/** `node open-pages.ts <folder> <port> <page>…` prints the items of lists as JSON. It is a program, because Vite does not run inside Jest. */
const [root = '', port = '', ...pages] = process.argv.slice(2);

const executablePath = findBrowser();
if (executablePath === undefined)
  throw new Error('There is no browser on this machine. Set CHROME_PATH to one.');
const server = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { host: 'localhost', port: Number(port), strictPort: true },
});
await server.listen();
const browser = await chromium.launch({ executablePath, args: browserArguments });
const lists: string[][] = [];
for (const page of pages) {
  const tab = await browser.newPage();
  await tab.goto(`http://localhost:${port}/${page}`);
  await tab.getByRole('listitem').first().waitFor();
  lists.push(await tab.getByRole('listitem').allTextContents());
}
await browser.close();
await server.close();
process.stdout.write(JSON.stringify(lists));
