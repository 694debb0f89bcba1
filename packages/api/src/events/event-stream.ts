/** A stream that hands each event to all who listen at that moment. */
export function createEventStream<Event>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event: Event): void {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener: (event: Event) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
