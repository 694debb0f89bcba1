import NativeEnvironment from '../environment.js';
import { jest } from '../jest.js';
import { keepProperties } from './properties.js';
import { releaseTimers } from './timers.js';
import { address, createDocument } from './window.js';

const dom = createDocument();
// Testing Library advances the timers of the global object `jest`.
globalThis.jest = jest;

/** The objects on which tests and what they load define what jsdom does not have. */
const changing = [
  globalThis,
  document,
  navigator,
  Element.prototype,
  HTMLElement.prototype,
  Storage.prototype,
];

/** The test environment of files with components: a document that the files of a process share, reset after each. */
export default class DocumentEnvironment extends NativeEnvironment {
  #fetch = globalThis.fetch;
  #restoreProperties = () => {};

  /** Keeps the properties after the file has been loaded, because modules may define what they need later. */
  handleTestEvent(event, state) {
    if (event.name === 'run_start') this.#restoreProperties = keepProperties(changing);
    super.handleTestEvent(event, state);
  }

  listRemains() {
    const left = listLeft().map((node) => node.outerHTML ?? node.textContent);
    return [
      ...super.listRemains(),
      ...(left.length === 0 ? [] : [`nodes in the body: ${left.join('').slice(0, 200)}`]),
      ...(globalThis.fetch === this.#fetch ? [] : ['a server of msw that listens']),
    ];
  }

  async teardown() {
    await super.teardown();
    releaseTimers();
    this.#restoreProperties();
    resetDocument();
  }
}

/** Returns the nodes in the body, except the one in which react-aria announces what happens, because it keeps it. */
const listLeft = () => [...document.body.childNodes].filter((node) => !node.dataset?.liveAnnouncer);

function resetDocument() {
  const { documentElement, head, body } = document;
  document.getSelection().removeAllRanges();
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  for (const node of listLeft()) node.remove();
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  dom.cookieJar.removeAllCookiesSync();
  history.replaceState(null, '', address);
}
