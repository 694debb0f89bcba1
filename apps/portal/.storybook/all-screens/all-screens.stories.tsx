import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { notFoundPath } from '../../src/shared/routing/paths.ts';
import { routes, routeAt } from '../../src/app/routes/routes.ts';
import { SCREEN_STORY } from '../../src/testing/screen-story.ts';
import { AllScreens } from './all-screens.tsx';

const meta = {
  title: 'Alle schermen',
  component: AllScreens,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlleSchermen: Story = {
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Archief' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Leeg' }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 3, name: 'Gevuld' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getAllByRole('heading', { level: 3, name: 'Leeg' })).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: /Onderdeel/u }));
    await userEvent.click(await screen.findByRole('option', { name: /Actiepunten/u }));
    await waitFor(() =>
      expect(canvas.queryByRole('heading', { level: 2, name: 'Archief' })).not.toBeInTheDocument(),
    );
  },
};

const modules = import.meta.glob<Record<string, unknown>>('../../src/**/*.stories.tsx');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const pathsIn = (stories: Record<string, unknown>): string[] =>
  Object.values(stories).flatMap((story) => {
    const parameters = isRecord(story) ? story['parameters'] : undefined;
    const given = isRecord(parameters) ? parameters[SCREEN_STORY] : undefined;
    return isRecord(given) && typeof given['path'] === 'string' ? [given['path']] : [];
  });

/** Every route of the portal has a story, so that no screen is missing from the page. */
export const ElkeRoute: Story = {
  tags: ['toets'],
  async play() {
    const loaded = await Promise.all(Object.values(modules).map(async (load) => load()));
    const patternOf = (path: string) =>
      routeAt(new URL(path, window.location.origin).pathname)?.pattern ?? notFoundPath;
    const shown = new Set(loaded.flatMap(pathsIn).map(patternOf));
    await expect(routes.map(({ pattern }) => pattern).filter((pattern) => !shown.has(pattern))).toEqual([]);
  },
};
