import { within } from 'storybook/test';
import type { Stage } from './screen-story.ts';

/** What the rows of the board are found by, because other parts of a page may have the same words. */
export const ROW_TITLE = { selector: 'summary strong' };

/** Opens a row of the board, unless it is open by itself, as that of the quorum is in the week before a meeting. */
export async function openRow({ canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>, name: string) {
  const title = await canvas.findByText(name, ROW_TITLE);
  const row = title.closest('details');
  if (!row) throw new Error(`The row “${name}” does not open.`);
  if (!row.open) await userEvent.click(title);
  return within(row);
}
