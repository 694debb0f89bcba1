export interface Turns {
  /**
   * Calls `start` when the turn comes.
   * @returns the function that ends the turn, or the wait for it.
   */
  take: (start: () => void) => () => void;
}

export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;
  const next = () => {
    for (const start of waiting) {
      if (running >= most) return;
      waiting.delete(start);
      running += 1;
      start();
    }
  };
  return {
    take(start) {
      let isRunning = false;
      let isOver = false;
      const begin = () => {
        isRunning = true;
        start();
      };
      waiting.add(begin);
      next();
      return () => {
        if (isOver) return;
        isOver = true;
        waiting.delete(begin);
        if (isRunning) running -= 1;
        next();
      };
    },
  };
}
