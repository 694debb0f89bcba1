import { beforeAll, describe, expect, it } from '@jest/globals';
import { larger, runPackage, type FileResult } from '../testing/run-package.ts';

const files = {
  'shared.tsx': `
    import { useEffect, useState } from 'react';
    import styles from './counter.module.css';
    export const loaded = { times: 0 };
    loaded.times += 1;
    export const left: string[] = [];
    export function Counter() {
      const [count, setCount] = useState(0);
      useEffect(() => () => void left.push('cleaned up'), []);
      return <button className={styles.counter} onClick={() => setCount(count + 1)}>{count}</button>;
    }`,
  'first.test.tsx': `
    import { expect, it, jest } from '@jest/globals';
    import { configure, fireEvent, render, screen } from '@testing-library/react';
    import { Counter, loaded } from './shared.tsx';
    it('renders a component', () => {
      render(<Counter />);
      fireEvent.click(screen.getByRole('button'));
      expect(screen.getByRole('button', { name: '1' })).toHaveClass('counter', { exact: true });
      loaded.times += 1;
    });
    it('changes the document', () => {
      configure({ testIdAttribute: 'data-changed' });
      document.documentElement.lang = 'nl';
      document.head.innerHTML = '<title>Left</title>';
      document.body.className = 'left';
      document.cookie = 'left=1';
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      history.pushState({ left: 1 }, '', '/left?left=1');
      Object.assign(window, { innerHeight: 1, Left: 1 });
      Element.prototype.scrollIntoView = () => undefined;
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      jest.spyOn(Storage.prototype, 'setItem').mockReturnValue();
      setTimeout(() => undefined, 1_000_000);
    });
    ${larger}${larger}`,
  'second.test.tsx': `
    import { expect, it } from '@jest/globals';
    import { getConfig } from '@testing-library/react';
    import { left, loaded } from './shared.tsx';
    it('has a document as it was', () => {
      expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
      expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
      expect([window.location.href, history.state]).toEqual(['http://localhost/', null]);
      expect([innerHeight, 'Left' in window, 'scrollIntoView' in document.body]).toEqual([768, false, false]);
      expect(document.visibilityState).toBe('visible');
      localStorage.setItem('stored', '1');
      expect(localStorage.getItem('stored')).toBe('1');
      expect(getConfig().testIdAttribute).toBe('data-testid');
    });
    it('is in the same process, and has what was shown cleaned up', () => {
      expect([loaded.times, left]).toEqual([2, ['cleaned up']]);
    });
    ${larger}`,
  'window.test.tsx': `
    import { expect, it, jest } from '@jest/globals';
    it('has one window', () => {
      const seen: unknown[] = [];
      const see = ({ target, currentTarget }: Event) => seen.push(target, currentTarget);
      window.addEventListener('resize', see);
      globalThis.dispatchEvent(new Event('resize'));
      removeEventListener('resize', see);
      dispatchEvent(new Event('resize'));
      expect(seen.every((value) => value === globalThis) && seen.length === 2).toBe(true);
      expect([window, self, top, document.defaultView].every((value) => value === globalThis)).toBe(true);
      expect(window instanceof Window && window instanceof EventTarget).toBe(true);
      expect(new UIEvent('click', { view: window }).view === window).toBe(true);
    });
    it('replaces functions of the window', () => {
      const scroll = jest.spyOn(window, 'scrollTo').mockReturnValue();
      scrollTo(0, 1);
      expect(scroll).toHaveBeenCalledWith(0, 1);
    });
    it('reads a response and a message of Node', async () => {
      expect(await new Response('{"a":1}').json()).toEqual({ a: 1 });
      const { port1, port2 } = new MessageChannel();
      const received = new Promise((resolve) => { port2.onmessage = ({ data }) => resolve(data); });
      port1.postMessage('sent');
      expect(await received).toBe('sent');
      port1.close();
    });
    it('draws frames', async () => {
      const stopped = requestAnimationFrame(() => { throw new Error('This frame was cancelled.'); });
      cancelAnimationFrame(stopped);
      expect(await new Promise((resolve) => requestAnimationFrame(resolve))).toBeGreaterThan(0);
    });
    it('fails with an error of a listener', async () => {
      document.addEventListener('click', () => { throw new Error('A listener failed.'); });
      document.dispatchEvent(new Event('click'));
      await new Promise((resolve) => setTimeout(resolve));
    });`,
  'nodes-left.test.tsx': `
    import { it } from '@jest/globals';
    it('leaves a node', () => void document.body.append('Left over'));`,
};

let results: Map<string, FileResult>;
beforeAll(async () => {
  results = await runPackage(files);
});

const testsOf = (file: string) => results.get(file)?.assertionResults ?? [];
const statusesOf = (file: string) => testsOf(file).map(({ fullName, status }) => [fullName, status]);

describe('files with components that share a document', () => {
  it('begin with the document as it was, whatever an earlier file did', () => {
    expect([...statusesOf('first.test.tsx'), ...statusesOf('second.test.tsx')]).toEqual([
      ['renders a component', 'passed'],
      ['changes the document', 'passed'],
      ['has a document as it was', 'passed'],
      ['is in the same process, and has what was shown cleaned up', 'passed'],
    ]);
  });

  it('have the global object of Node as their window', () => {
    expect(statusesOf('window.test.tsx')).toEqual([
      ['has one window', 'passed'],
      ['replaces functions of the window', 'passed'],
      ['reads a response and a message of Node', 'passed'],
      ['draws frames', 'passed'],
      ['fails with an error of a listener', 'failed'],
    ]);
    expect(testsOf('window.test.tsx')[4]?.failureMessages.join('\n')).toMatch(
      /A listener failed\.[^]*window\.test\.tsx:34:/u,
    );
  });

  it('fail if they leave nodes in the body', () => {
    expect(results.get('nodes-left.test.tsx')?.message).toContain(
      'The file leaves nodes in the body: Left over.',
    );
  });
});
