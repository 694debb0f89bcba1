import { ApiFailure } from '../errors/errors.ts';

export interface RawEvent {
  type: string;
  data: string;
  /** The id of the event, or of the last one that had an id; an empty text without one. */
  id: string;
}

/** The maximum number of characters of one event. Those of the portal have a few hundred. */
const EVENT_LENGTH_MAX = 65_536;

/**
 * Yields the events of a response in the form of `text/event-stream` (HTML Living Standard §9.2). Nothing is read before the caller asks.
 * @throws ApiFailure `invalid_response` for an event that is too large.
 */
export async function* readEvents(
  read: () => Promise<Uint8Array | undefined>,
): AsyncGenerator<RawEvent, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  let [type, data, id] = ['', '', ''];
  for (let part = await read(); part; part = await read()) {
    // A carriage return at the end can be the first half of a line break.
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r\n|\n|\r(?!$)/u);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/su.exec(line) ?? [];
      if (line === '') {
        // An event without data is none.
        if (data !== '') yield { type: type || 'message', data: data.slice(0, -1), id };
        [type, data] = ['', ''];
      } else if (name === 'event') type = value;
      else if (name === 'data') data += `${value}\n`;
      else if (name === 'id' && !value.includes('\0')) id = value;
    }
    if (rest.length + data.length > EVENT_LENGTH_MAX) {
      const message = `An event is larger than ${EVENT_LENGTH_MAX} characters.`;
      throw new ApiFailure({ kind: 'invalid_response', message });
    }
  }
}
