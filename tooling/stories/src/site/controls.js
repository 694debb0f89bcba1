/** A click opens the content of these components that their props change. */
export const OPENED = ['Knoppen/Menu', 'Meldingen/Zwevend vlak', 'Kader/Burgermenu'];

/** Components whose props are all content or functions have no control, and are left out. */
export const findDeadControls = async (opened) => {
  // This is the name that Storybook gives its preview.
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const preview = window.__STORYBOOK_PREVIEW__;
  const { channel } = preview;
  const { entries } = await (await fetch('index.json')).json();
  const rendered = (event, payload) =>
    new Promise((resolve) => {
      channel.once('storyRendered', () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      channel.emit(event, payload);
    });
  const otherValues = ({ control, options }, current) => {
    if (!control?.type) return [];
    if (control.type === 'boolean') return [!current];
    if (control.type === 'text') return [`${current ?? ''}#anders`];
    if (control.type === 'number') return [1, 60_000].map((more) => (current ?? 0) + more);
    if (Array.isArray(current) && current.length > 0) return [current.slice(0, -1)];
    return (options ?? []).filter((option) => option !== current).slice(0, 4);
  };
  const isDead = async ({ id, title }) => {
    if (opened.includes(title)) return false;
    const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId: id });
    const changes = Object.entries(argTypes).flatMap(([name, argType]) =>
      otherValues(argType, initialArgs[name]).map((value) => ({ [name]: value })),
    );
    if (changes.length === 0) return false;
    await rendered('setCurrentStory', { storyId: id, viewMode: 'story' });
    for (const updatedArgs of changes) {
      const before = document.body.outerHTML;
      await rendered('updateStoryArgs', { storyId: id, updatedArgs });
      if (document.body.outerHTML !== before) return false;
    }
    return true;
  };
  const seen = new Set();
  const dead = [];
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || seen.has(entry.title)) continue;
    seen.add(entry.title);
    if (await isDead(entry)) dead.push(entry.title);
  }
  return dead;
};

/** Returns the controls that ask for a value although the story shows one: a default of the code, a switch, or an icon. */
export const findEmptyControls = async () => {
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
  const { entries } = await (await fetch('index.json')).json();
  const LITERAL = /^(?:'[^']*'|true|false|-?\d+)$/u;
  const isEmpty = ({ control, options, mapping, table }, given) => {
    if (!control || control.disable) return false;
    if (given !== undefined) return Boolean(mapping) && !options.includes(given);
    return control.type === 'boolean' || LITERAL.test(table?.defaultValue?.summary ?? '');
  };
  const empty = [];
  for (const { id, type } of Object.values(entries)) {
    if (type !== 'story') continue;
    const { argTypes, initialArgs } = await store.loadStory({ storyId: id });
    for (const [name, argType] of Object.entries(argTypes)) {
      const isLeftOut = name in initialArgs && initialArgs[name] === undefined;
      if (!isLeftOut && isEmpty(argType, initialArgs[name])) empty.push(`${id}: ${name}`);
    }
  }
  return empty;
};
