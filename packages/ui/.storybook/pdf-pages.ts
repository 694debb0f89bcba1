import { expect, waitFor, type within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** The timeout of a check, in milliseconds. The first story also waits for the script of pdf.js. */
export const PATIENCE = { timeout: 15_000 };

export const pageCalled = async (canvas: Canvas, name: string) =>
  canvas.findByRole('listitem', { name }, PATIENCE);
export const pageField = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Pagina' });

export async function opened(canvas: Canvas): Promise<HTMLElement> {
  const first = await pageCalled(canvas, 'Pagina 1 van 6');
  await waitFor(() => expect(first).toHaveTextContent('Notulen algemene ledenvergadering'), PATIENCE);
  return first;
}

export async function intoPages(canvas: Canvas): Promise<void> {
  canvas.getByRole('region', { name: "Pagina's van Notulen ALV 10-6-2026" }).focus();
}

/** The maximum time in milliseconds until a large page, or a message about it, is visible. */
export const SOON = { timeout: 3000 };

/** Waits for the page of a document that a story creates. SOON excludes the time to load pdf.js. */
export const shown = (canvas: Canvas) => pageCalled(canvas, 'Pagina 1 van 1');
