// Makes calls until it is killed.

const [url = '', cookie = '', atOnce = ''] = process.argv.slice(2);

async function call(): Promise<void> {
  const response = await fetch(url, { headers: { cookie, accept: '*/*' } }).catch(() => undefined);
  await response?.arrayBuffer();
}

for (;;) await Promise.all(Array.from({ length: Number(atOnce) }, call));
