import { expect, screen, waitFor, within } from 'storybook/test';
import type { Stage } from './screen-story.ts';

export const approveQuestion = async () =>
  screen.findByRole('alertdialog', { name: 'Toch akkoord met deze factuur?' });

/** The question ignores presses in its first half second. */
export const confirmQuestion = async ({ userEvent }: Pick<Stage, 'userEvent'>) => {
  const confirm = within(await approveQuestion()).getByRole('button', { name: 'Toch akkoord' });
  await waitFor(
    async () => {
      await userEvent.click(confirm);
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    },
    { interval: 100, timeout: 3000 },
  );
};

export async function approveAnyway(
  { canvas, userEvent }: Pick<Stage, 'canvas' | 'userEvent'>,
  reason: string,
) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Toch akkoord' }));
  await expect(within(await approveQuestion()).getByText(reason)).toBeVisible();
  await confirmQuestion({ userEvent });
}
