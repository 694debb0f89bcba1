/** The timeout for the response of the browser, in milliseconds. */
const TIMEOUT_MS = 10_000;

async function browserAddress(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl }: { webSocketDebuggerUrl: string } = await response.json();
  return webSocketDebuggerUrl;
}

/**
 * Sets cookies in a browser before it opens its first page, over its debugging port.
 * @param header the cookies in the format of the `Cookie` header.
 */
export async function setCookies(port: number, site: string, header: string): Promise<void> {
  const cookies = header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return { name, value, url: site };
  });
  const socket = new WebSocket(await browserAddress(port));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The browser did not take the cookies.')), TIMEOUT_MS);
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } })),
    );
    socket.addEventListener('message', ({ data }) => {
      clearTimeout(timer);
      if (String(data).includes('"error"'))
        reject(new Error(`The browser refused the cookies: ${String(data)}`));
      else resolve();
    });
  }).finally(() => socket.close());
}
