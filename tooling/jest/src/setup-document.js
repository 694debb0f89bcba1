import '@testing-library/jest-dom/jest-globals';
import { afterAll } from '@jest/globals';

/** The open channels between tabs. A browser closes them with their page; in Node they would keep the process running. */
const channels = new Set();
globalThis.BroadcastChannel = class extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    channels.add(this);
  }
};
afterAll(() => {
  for (const channel of channels) channel.close();
});
