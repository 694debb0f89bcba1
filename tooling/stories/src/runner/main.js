/** The test-runner asks for one before it reads the list of stories from the built Storybook; its stories are not used. */
export default {
  stories: ['*.stories.tsx'],
  framework: '@storybook/react',
  core: { disableTelemetry: true },
};
