import { describe, expect, it } from '@jest/globals';
import { reportOfDecision } from './report-of-decision.ts';

const decision = {
  title: 'Vervangen van de lift',
  wording: 'De vergadering laat de lift vervangen.\nHoogstens € 80.000,00.',
  register_number: '2026-004',
  decided_on: '2026-06-10',
};

describe('an action item from a decision', () => {
  it('has its title, its wording, and where it comes from', () => {
    expect(reportOfDecision(decision, 'https://mijn.example/meetings/decisions/1')).toMatchObject({
      subject: 'Vervangen van de lift',
      text: 'De vergadering laat de lift vervangen.\nHoogstens € 80.000,00.\n\nBesluit 2026-004 van 10-6-2026\nhttps://mijn.example/meetings/decisions/1',
      place: '',
    });
  });

  it('names a decision without a number by its day', () => {
    expect(reportOfDecision({ ...decision, register_number: null }, '').text).toContain(
      '\n\nBesluit van 10-6-2026\n',
    );
  });

  it('has a subject of one line, as long as a subject may be', () => {
    const { subject } = reportOfDecision({ ...decision, title: `Lift\n${'heel '.repeat(40)}lang` }, '');
    expect(subject).toMatch(/^Lift heel .*…$/u);
    expect(subject.length).toBeLessThanOrEqual(120);
  });
});
