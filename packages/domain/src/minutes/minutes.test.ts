import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type MinutesState,
  refusalToPublish,
  refusalToSign,
  refusalToWrite,
  type Signatory,
} from './minutes-rules.ts';
import { countOpenPlaces, minutesParts, openPlace } from './minutes-text.ts';

const chair: Signatory = { office: 'chair', user_id: 'u1', name: 'Jan de Vries' };
const taker: Signatory = { office: 'minute_taker', user_id: 'u2', name: 'Els Bos' };
const state = (own: Partial<MinutesState> = {}): MinutesState => ({
  is_over: true,
  is_published: false,
  has_open_ballot: false,
  signed: [],
  ...own,
});
const two = { chair: 'Jan de Vries', minute_taker: 'Els Bos' };

describe('minutes', () => {
  it('are written until they are published', () => {
    expect(refusalToWrite(state())).toBeUndefined();
    expect(refusalToWrite(state({ is_published: true }))).toBe('minutes_published');
  });

  it.each<[string, Partial<MinutesState>, Signatory, string | undefined]>([
    ['the chair first', {}, chair, undefined],
    ['the minute-taker after the chair', { signed: [chair] }, taker, undefined],
    ['nobody twice', { signed: [chair] }, chair, 'minutes_signed'],
    ['no second chair', { signed: [chair] }, { ...taker, office: 'chair' }, 'minutes_signed'],
    ['nobody for both offices', { signed: [chair] }, { ...chair, office: 'minute_taker' }, 'minutes_signed'],
    [
      'nobody for both offices on paper',
      { signed: [chair] },
      { office: 'minute_taker', user_id: null, name: ' jan  de VRIES ' },
      'minutes_signed',
    ],
    ['somebody else on paper', { signed: [chair] }, { ...taker, user_id: null }, undefined],
    [
      'nobody for both offices with an invisible letter',
      { signed: [chair] },
      { office: 'minute_taker', user_id: null, name: 'Jan de Vr\u200Bies' },
      'minutes_signed',
    ],
    ['nobody with an open ballot', { has_open_ballot: true }, chair, 'ballot_open'],
    ['nobody while the meeting is held', { is_over: false }, chair, 'meeting_not_over'],
    ['nobody after the publication', { is_published: true }, chair, 'minutes_published'],
  ])('are signed by %s', (_, own, signatory, expected) => {
    expect(refusalToSign(state(own), signatory, two)).toBe(expected);
  });

  it.each([
    ['is both', { chair: 'Jan de Vries', minute_taker: 'jan de vries' }],
    ['was not recorded', { chair: 'Jan de Vries', minute_taker: null }],
  ])('are signed twice by one person who %s', (_, officers) => {
    expect(refusalToSign(state({ signed: [chair] }), { ...chair, office: 'minute_taker' }, officers)).toBe(
      undefined,
    );
  });

  it.each<[string, Partial<MinutesState>, string | undefined]>([
    ['once both signed', { signed: [chair, taker] }, undefined],
    ['not with one signature', { signed: [chair] }, 'minutes_unsigned'],
    [
      'not with two signatures of one person',
      { signed: [chair, { ...chair, office: 'minute_taker' }] },
      'minutes_unsigned',
    ],
    ['not twice', { signed: [chair, taker], is_published: true }, 'minutes_published'],
    ['not with an open ballot', { signed: [chair, taker], has_open_ballot: true }, 'ballot_open'],
    ['not while the meeting is held', { signed: [chair, taker], is_over: false }, 'meeting_not_over'],
  ])('are published %s', (_, own, expected) => {
    expect(refusalToPublish(state(own), two)).toBe(expected);
  });
});

describe('the text of minutes', () => {
  it('has headings and paragraphs', () => {
    expect(
      minutesParts('# Agenda\n## 1. Opening\nDe voorzitter\nopent.\n\n\nDan verder. #1\n#geen kop'),
    ).toEqual([
      { kind: 'heading', text: 'Agenda' },
      { kind: 'subheading', text: '1. Opening' },
      { kind: 'paragraph', text: 'De voorzitter\nopent.' },
      { kind: 'paragraph', text: 'Dan verder. #1\n#geen kop' },
    ]);
  });

  it('has each line that shows something in one part, in their order', () => {
    const line = fc.oneof(
      fc.string().map((some) => some.replaceAll(/\s/gu, ' ')),
      fc.constantFrom('', '# Kop', '### Kop', '#', '- iets'),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const shown = minutesParts(lines.join('\n')).flatMap(({ text }) => text.split('\n'));
        const written = lines.filter((some) => some.trim() !== '');
        expect(shown).toEqual(
          written.map((some) => (/^#{1,3} +\S/u.test(some) ? some.replace(/^#+ +/u, '').trim() : some)),
        );
      }),
    );
  });

  it('says how many places are open', () => {
    expect(
      countOpenPlaces(`Besproken: ${openPlace('wat is er [dan] besproken?')} ${openPlace('datum')} [niet]`),
    ).toBe(2);
    expect(countOpenPlaces('Alles staat er.')).toBe(0);
  });
});
