/**
 * The Storybook configuration that the test runner requires. Its stories are not used, because the test
 * runner reads the list of stories from the built Storybook.
 */
export default {
  stories: ['*.stories.tsx'],
  framework: '@storybook/react',
  core: { disableTelemetry: true },
};
