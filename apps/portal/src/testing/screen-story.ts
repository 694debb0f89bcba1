import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/** The path and the mocked calls of a story of a whole screen. */
export interface ScreenStory {
  /** The path, such as `/archive?jaar=2026`. */
  path: string;
  /**
   * Returns the mocked calls. They are created for each time that the story is shown, so that no state is
   * shared. The first matching handler responds.
   */
  calls: () => HttpHandler[];
}

type Play = NonNullable<StoryObj['play']>;

/** The part of the context of a `play` function that shared steps need. */
export type Stage = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** The name of the story parameter that contains the screen. */
export const SCREEN_STORY = 'portal';

/** Returns a story of a whole screen: the real portal at a path, with mocked calls. */
export function screenStory(screen: ScreenStory, more: StoryObj = {}): StoryObj {
  return { ...more, parameters: { ...more.parameters, [SCREEN_STORY]: screen } };
}
