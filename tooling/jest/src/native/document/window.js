import { JSDOM, VirtualConsole } from 'jsdom';
import { timers } from './timers.js';

/** The address at which each file begins. */
export const address = 'http://localhost/';

/** What stays as Node has it, because jsdom has no better one, or calls the one of Node by its global name. */
const ofNode = new Set([
  ...'AbortController AbortSignal Blob BroadcastChannel FormData Headers Request Response fetch'.split(' '),
  ...'ReadableStream TransformStream WritableStream TextDecoder TextDecoderStream TextEncoder'.split(' '),
  ...'TextEncoderStream URL URLSearchParams structuredClone atob btoa console performance'.split(' '),
  ...'queueMicrotask close stop'.split(' '),
  ...Object.keys(timers),
]);

/**
 * Makes the global object of the process the window of a document. It is the only window of that document: the events
 * of jsdom have it as their target, and the document as its view.
 */
export function createDocument() {
  // Node defines its own classes of events when the first of them is used. They extend the `Event` of that moment.
  void globalThis.MessageEvent;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => globalThis.console.error(error));
  const dom = new JSDOM('<!DOCTYPE html>', { url: address, pretendToBeVisual: true, virtualConsole });
  const { window } = dom;
  Object.assign(window, { _globalProxy: globalThis, _parent: globalThis, _top: globalThis });
  Object.defineProperty(window.document, 'defaultView', { get: () => globalThis });

  for (const name of Reflect.ownKeys(window)) {
    if (!ofNode.has(name) && !Object.is(window[name], globalThis[name])) install(window, name);
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    Object.defineProperty(globalThis, name, {
      value: window[name].bind(window),
      configurable: true,
      writable: true,
    });
  Object.setPrototypeOf(globalThis, Object.getPrototypeOf(window));
  Object.assign(globalThis, timers);
  reportErrors();
  return dom;
}

/** Copies a property of the window. What jsdom computes or changes is forwarded. */
function install(window, name) {
  const property = Object.getOwnPropertyDescriptor(window, name);
  const isForwarded = !('value' in property) || (typeof name === 'string' && name.startsWith('_'));
  const forwarded = {
    get: () => window[name],
    set: (value) => {
      window[name] = value;
    },
  };
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: property.enumerable,
    ...(isForwarded ? forwarded : { value: property.value, writable: true }),
  });
}

/** Makes an error that nobody handles fail the test, as it does in Node, unless the test listens to errors. */
function reportErrors() {
  const { addEventListener, removeEventListener } = globalThis;
  let listeners = 0;
  addEventListener('error', ({ error }) => {
    if (listeners === 0 && error) process.emit('uncaughtException', error);
  });
  const counting =
    (change, step) =>
    (...args) => {
      if (args[0] === 'error') listeners += step;
      return change(...args);
    };
  globalThis.addEventListener = counting(addEventListener, 1);
  globalThis.removeEventListener = counting(removeEventListener, -1);
}
