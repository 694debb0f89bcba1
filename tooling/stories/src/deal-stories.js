/**
 * The number of stories per test. One test shows its stories in one page, because opening a Storybook takes
 * longer than showing ten stories.
 */
const ON_A_PAGE = 50;

/**
 * Distributes the stories of a Storybook over a few tests, each of which opens one page. The stories of a
 * component stay in one test.
 * @param {string} index the text of `index.json`
 * @returns {string} the same index, with the numbers of the tests as titles
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
