import { addons } from 'storybook/preview-api';

/** The toolbar's choice between a story at rest and a story after its steps. */
export const STEPS = 'steps';

const PLAYED = 'played';

/** `?steps=played` in the address of the preview has the same effect, for the story tests and for the page with all screens. */
export const stepsToolbar = {
  description: 'Stappen van de test',
  toolbar: {
    title: 'Stappen',
    icon: 'play' as const,
    items: [
      { value: 'rest', title: 'In rust' },
      { value: PLAYED, title: 'Na de stappen' },
    ],
  },
};

const asked = new URLSearchParams(window.location.search).get(STEPS);

/** Whether the preview is in a frame of the page with all screens: the address says whether steps run. */
export const isInOverview = asked !== null && window.parent !== window;

/** Whether the preview stands in the page of Storybook itself, beside the panels, and not in a test, an overview or a window of its own. */
export const isBesidePanels = !isInOverview && window.parent !== window && window.parent === window.top;

const isAlwaysPlayed = asked === PLAYED;

/** Whether the story tests show the stories, one after the other on one page. */
export const isStoryTest = isAlwaysPlayed && !isInOverview;

interface Globals {
  globals: Record<string, unknown>;
}
interface OpenedStory {
  play?: (context: Globals) => unknown;
  globals?: Record<string, unknown>;
}

const ON_PHONE = /OpTelefoon$/u;

/** The sizes of screen in the toolbar. */
export const viewports = {
  telefoon: { name: 'Telefoon', styles: { width: '375px', height: '812px' } },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
  bureaublad: { name: 'Bureaublad', styles: { width: '1280px', height: '800px' } },
};

/** Steps run only if they were asked for, so that the story opens at rest. A name that ends in `OpTelefoon` opens at the width of a phone. */
export function prepareStory(story: OpenedStory, name: string): void {
  if (ON_PHONE.test(name)) story.globals = { ...story.globals, viewport: { value: 'telefoon' } };
  const { play } = story;
  if (play === undefined || isAlwaysPlayed) return;
  story.play = (context) => (context.globals[STEPS] === PLAYED ? play(context) : undefined);
}

let shown: unknown;

/** Shows the story again from its start when the choice in the toolbar changes. */
export function followSteps(): void {
  void addons.ready().then((channel) =>
    channel.on('globalsUpdated', ({ globals }: Globals) => {
      const chosen = globals[STEPS];
      if (shown !== undefined && shown !== chosen)
        channel.emit('forceRemount', { storyId: new URLSearchParams(window.location.search).get('id') });
      shown = chosen;
    }),
  );
}
