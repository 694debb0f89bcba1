/** Returns whether the worker of pdf.js asks for a file with a message. The browser then sends the request. */
function asksForFile(message: Event): boolean {
  const data: unknown = message instanceof MessageEvent ? message.data : undefined;
  return typeof data === 'object' && data !== null && 'action' in data && data.action === 'GetReader';
}

/** A worker whose messages are late, except those that ask for a file. */
class LateWorker extends Worker {
  override addEventListener(
    type: string,
    listener: (event: Event) => void,
    options?: AddEventListenerOptions,
  ): void {
    super.addEventListener(
      type,
      (event) => setTimeout(listener, asksForFile(event) ? 0 : 300, event),
      options,
    );
  }
}

/** An error of a file's response then comes before pdf.js handles it (tooling/patches/pdfjs-dist.patch). Returns a function that undoes this. */
export function withLateWorker(): () => void {
  const { Worker: usual } = globalThis;
  globalThis.Worker = LateWorker;
  return () => {
    globalThis.Worker = usual;
  };
}
