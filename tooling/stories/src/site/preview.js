export const PREVIEW = '#storybook-preview-iframe';

export const PORTAL_PREVIEW = '#storybook-ref-portal';
