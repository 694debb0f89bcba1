import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readBack } from '../../capabilities/pdf/testing/read-back.ts';
import { createDecisionsFixture, type DecisionsFixture } from './testing/decisions-fixture.ts';

let fixture: DecisionsFixture;
beforeAll(async () => {
  fixture = await createDecisionsFixture();
  await fixture.importRows({
    decisions: [
      '1001,B1,,2019-11-27,2019-02,Huisregels,De huisregels gelden.,,adopted,,,,,,,B2,',
      '1001,B2,M1,2026-06-10,2026-01,Nieuwe huisregels,"Eerst dit;\nDan dat.",Grote uitgaven,adopted,412,188,72,672,2026-06-24,2026-11-20,,D2',
      '1001,B3,M2,2026-11-01,,Lift van Ayşe Łuczak,De lift wordt vervangen.,,rejected,,,,,2026-11-19,,,',
      '1002,B1,,2026-06-10,,Elders,De vergadering elders besluit.,,adopted,,,,,,,,',
    ],
  });
});
afterAll(() => fixture.server.stop());

async function download(query = '') {
  const response = await fixture.owner.raw(`/api${fixture.decisionsPath}/pdf${query}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { response, ...(await readBack(bytes)), bytes };
}

describe('the register as PDF', () => {
  it('has the newest decisions first, with all that is known', async () => {
    const { response, pages, tags, lang } = await download();
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('besluiten.pdf');
    expect(lang).toBe('nl-NL');
    const headings = tags.flat().filter(([name]) => name === 'H1' || name === 'H2');
    expect(headings).toEqual([
      ['H1', 'Besluiten'],
      ['H2', '2026-002 Lift van Ayşe Łuczak'],
      ['H2', '2026-001 Nieuwe huisregels'],
      ['H2', '2019-001 Huisregels'],
    ]);
    const text = pages.join(' ');
    expect(text).toContain('3 besluiten, op 20-11-2026');
    expect(text).toContain('Eerst dit; Dan dat.');
    expect(text).toContain('Stemmen voor 412, tegen 188, onthouding 72, aanwezig 672');
    expect(text).toContain('Soort besluit Grote uitgaven');
    expect(text).toContain('Vergadering Algemene ledenvergadering, 10-6-2026');
    expect(text).toContain('Vergadering Extra vergadering, 1-11-2026');
    expect(text).toContain('Geldt sinds 20-11-2026');
    expect(text).toContain('kan de kantonrechter vragen het te vernietigen');
    expect(text).toContain('Was vernietigbaar tot en met 24-7-2026 (informatie, geen advies)');
    expect(text).toMatch(/(?<!Was )[Vv]ernietigbaar tot en met 21-12-2026 \(informatie, geen advies\)/u);
    expect(text).toContain('Vervangen door Nieuwe huisregels, besloten op 10-6-2026');
    expect(text).not.toContain('Elders');
  });

  it.each([
    ['?year=2026&outcome=adopted', 'Besluiten van 2026, aangenomen', ['2026-001 Nieuwe huisregels']],
    [
      '?is_in_force=false&q=huisregels',
      'Besluiten, nu niet geldig, gezocht op “huisregels”',
      ['2019-001 Huisregels'],
    ],
    ['?outcome=rejected', 'Besluiten, verworpen', ['2026-002 Lift van Ayşe Łuczak']],
  ])('has what matches %s, and says so', async (query, title, found) => {
    const { tags, info } = await download(query);
    const headings = (wanted: string) =>
      tags.flat().flatMap(([name, text]) => (name === wanted ? [text] : []));
    expect(headings('H1')).toEqual([title]);
    expect(headings('H2')).toEqual(found);
    expect(info).toMatchObject({ Title: title });
  });

  it('names the meeting whose decisions it has, also without any', async () => {
    const { meeting } = await fixture.find('Nieuwe huisregels');
    const query = `?meeting_id=${meeting?.id}`;
    expect((await download(query)).pages[0]).toContain(
      'Besluiten, van de vergadering van 10-6-2026 1 besluit,',
    );
    const none = await download(`${query}&outcome=rejected`);
    expect(none.pages[0]).toContain('verworpen, van de vergadering van 10-6-2026 0 besluiten');
    expect(none.pages[0]).toContain('Er zijn geen besluiten die hierbij passen.');
  });

  it('has the same bytes for the same decisions at the same time', async () => {
    const [first, second] = [await download(), await download()];
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });
});
