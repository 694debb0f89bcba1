/** Stories that one page shows after each other: to open a Storybook takes longer than ten of them. */
const ON_A_PAGE = 50;

/**
 * Deals the stories of a Storybook over few tests, each of which opens one page; those of a component stay together.
 * @param {string} index the text of `index.json`
 * @returns {string} the same, with the numbers of these parts for titles
 */
export function dealStories(index) {
  const { entries, ...rest } = JSON.parse(index);
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const dealt = stories.map((story) => {
    const first = stories.findIndex(({ title }) => title === story.title);
    const part = Math.floor(first / ON_A_PAGE) + 1;
    return [story.id, { ...story, title: `Deel ${part}`, name: `${story.title} › ${story.name}` }];
  });
  return JSON.stringify({ ...rest, entries: Object.fromEntries(dealt) });
}
