/** A worker of pdf.js that asks for a file in time and reads it late. */
class LateWorker extends Worker {
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, (event: MessageEventInit<{ action?: string }> & Event) => {
      setTimeout(listener, event.data?.action === 'GetReader' ? 0 : 300, event);
    });
  }
}

/**
 * Makes the workers of pdf.js slower than the network. An error of a file's response then comes before
 * pdf.js handles it (tooling/patches/pdfjs-dist.patch). Returns a function that undoes this.
 */
export function withLateWorker(): () => void {
  const { Worker: usual } = globalThis;
  globalThis.Worker = LateWorker;
  return () => {
    globalThis.Worker = usual;
  };
}
