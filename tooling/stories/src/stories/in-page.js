/** Storybook pauses animations after the steps of a test. It recognises a test by this part of the user agent. */
export function declareTest() {
  const userAgent = `${navigator.userAgent} (StorybookTestRunner)`;
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
}

export const isReady = () => {
  const { __STORYBOOK_PREVIEW__: preview } = window;
  return Boolean(preview?.storyStoreValue);
};

/** Shows a story, runs its steps, and throws its first error after Storybook has ended it. */
export function showStory(id) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } = window;
  let error;
  const failed = (reason) => {
    error ??= reason?.message ?? reason?.description ?? 'The story failed without an error.';
  };
  return new Promise((resolve, reject) => {
    const end = ({ storyId, status }) => {
      if (storyId !== id) return;
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      if (status === 'error') failed();
      if (error !== undefined) return reject(new Error(error));
      const { a11y, darkToo, standsStill } = preview.currentRender.story.parameters;
      return resolve({ a11y, darkToo, standsStill });
    };
    const listeners = {
      storyErrored: failed,
      storyThrewException: failed,
      playFunctionThrewException: failed,
      unhandledErrorsWhilePlaying: ([first]) => failed(first),
      storyMissing: (storyId) => {
        failed({ message: 'The built Storybook does not have this story.' });
        end({ storyId });
      },
      storyFinished: end,
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

export async function watchShifts() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.shifts?.disconnect();
  window.shiftSum = 0;
  window.shifts = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shiftSum += value;
  });
  window.shifts.observe({ type: 'layout-shift' });
}

export async function sumOfShifts() {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return window.shiftSum;
}

/** A followed link is marked, and drawn fainter, until its page is there. */
export const isArrived = () => document.querySelector('[data-followed]') === null;
