import { accessibilityOf } from '@mijn/ui/storybook/accessibility';
import type { StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

export interface ScreenStory {
  path: string;
  /** Creates the mocked calls for each time that the story is shown, so that no state is shared. The first match responds. */
  calls: () => HttpHandler[];
}

type Play = NonNullable<StoryObj['play']>;

export type Stage = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>;

export const SCREEN_STORY = 'portal';

export function screenStory(screen: ScreenStory, more: StoryObj = {}): StoryObj {
  return { ...more, parameters: { ...more.parameters, [SCREEN_STORY]: screen } };
}

/** The parameters of the stories of a component, which is a part of a screen. */
export const partStory = { layout: 'padded', a11y: accessibilityOf('component') };
