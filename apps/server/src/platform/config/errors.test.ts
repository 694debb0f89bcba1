import { describe, expect, it } from '@jest/globals';
import { faultOf } from './errors.ts';

class Unavailable extends Error {
  override name = 'Unavailable';
  readonly code = 'ECONNREFUSED';
}

const SECRET = 'anna@waterpas.example';

describe('what a log says about an error', () => {
  it('has its name, code and place and those of its causes, and none of their messages', () => {
    const cause = new Unavailable(`no response for ${SECRET}\n    and ${SECRET}`);
    const fault = faultOf(new TypeError(SECRET, { cause }));
    expect(fault).toMatchObject({ fault: 'TypeError', code: undefined });
    expect(fault.cause).toMatchObject({ fault: 'Unavailable', code: 'ECONNREFUSED' });
    expect(fault.at[0]).toMatch(/^at .*errors\.test\.ts:\d+:\d+/u);
    expect(JSON.stringify(fault)).not.toContain(SECRET);
  });

  it('names the type of what is no error', () => {
    expect(faultOf(SECRET)).toEqual({ fault: 'string', code: undefined, at: [] });
  });

  it('ends for an error that is its own cause', () => {
    const error = new Error('turn');
    error.cause = error;
    expect(JSON.stringify(faultOf(error)).match(/"cause"/gu)).toHaveLength(5);
  });
});
