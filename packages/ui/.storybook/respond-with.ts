/** Lets requests of one URL get a status. Returns a function that ends this. */
export function respondWith(path: string, status: number): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    return url.endsWith(path) ? new Response(null, { status }) : fetch(input, init);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}
