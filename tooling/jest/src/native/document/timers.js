const real = { setTimeout, setInterval, clearTimeout, clearInterval };
const pending = new Set();

function start(begin, isRepeated, handler, delay, args) {
  const timer = begin(() => {
    if (!isRepeated) pending.delete(timer);
    handler(...args);
  }, delay);
  pending.add(timer);
  return timer;
}

function stop(timer) {
  pending.delete(timer);
  real.clearTimeout(timer);
}

const frames = new Map();
let lastFrame = 0;

/** The timers of Node, which know what is pending. Those of jsdom call the global ones, which would be themselves. */
export const timers = {
  setTimeout: (handler, delay, ...args) => start(real.setTimeout, false, handler, delay, args),
  setInterval: (handler, delay, ...args) => start(real.setInterval, true, handler, delay, args),
  clearTimeout: stop,
  clearInterval: stop,
  requestAnimationFrame: (callback) => {
    lastFrame += 1;
    const frame = lastFrame;
    const run = () => {
      frames.delete(frame);
      callback(performance.now());
    };
    frames.set(frame, start(real.setTimeout, false, run, 1000 / 60, []));
    return frame;
  },
  cancelAnimationFrame: (frame) => {
    stop(frames.get(frame));
    frames.delete(frame);
  },
};

/**
 * Lets the process end although timers are pending. They are not cleared, because modules that the next file shares
 * wait for them.
 */
export function releaseTimers() {
  for (const timer of pending) timer.unref();
}
