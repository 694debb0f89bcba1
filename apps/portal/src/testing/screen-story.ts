import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/** What a story of a whole screen says: where the member is, and who answers what. */
export interface ScreenStory {
  /** The address, such as `/archive?jaar=2026`. */
  path: string;
  /** Made anew for each showing, so that nothing done in one is left in the next. The first that fits answers. */
  calls: () => HttpHandler[];
}

type Play = NonNullable<StoryObj['play']>;

/** What a `play` function hands on to the steps it shares with others. */
export type Stage = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

/** The name under which a story carries it. */
export const SCREEN_STORY = 'portal';

/** A story of a whole screen: the real portal at an address, on mocked calls. */
export function screenStory(screen: ScreenStory, more: StoryObj = {}): StoryObj {
  return { ...more, parameters: { ...more.parameters, [SCREEN_STORY]: screen } };
}
