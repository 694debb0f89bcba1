import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAGED_FILES_MAX } from '@mijn/domain/limits';
import { newslettersOperations } from '@mijn/domain/newsletters';
import { validate as isUuid } from 'uuid';
import { stagePdf } from '../attachments/testing/attachments-fixture.ts';
import { createNewslettersFixture, type NewslettersFixture } from './testing/newsletters-fixture.ts';

let fixture: NewslettersFixture;
beforeAll(async () => {
  fixture = await createNewslettersFixture();
});
afterAll(() => fixture.server.stop());

const listAs = async (client = fixture.owner, query = '') =>
  (await client.get(`${fixture.path}${query}`)).as(newslettersOperations.listNewsletters);

describe('a newsletter that the board publishes', () => {
  it('is first in the list of the owners, with its PDF and attachments', async () => {
    const [first, second] = [await fixture.stage('Formulier.pdf'), await fixture.stage('Route.pdf')];
    const newsletter = await fixture.create({
      subject: 'Najaar op de Kade',
      summary: 'Over de steiger.',
      attachments: [second, first],
    });
    const { data } = await listAs();
    expect(data[0]).toMatchObject({
      id: newsletter.id,
      subject: 'Najaar op de Kade',
      summary: 'Over de steiger.',
      status: 'published',
      is_unread: true,
      may_edit: false,
      author_name: 'Anna Eigenaar',
      pdf: { extension: 'pdf', media_type: 'application/pdf' },
    });
    expect(data[0]?.attachments.map(({ id, name }) => [id, name])).toEqual([
      [second, 'Route.pdf'],
      [first, 'Formulier.pdf'],
    ]);
    const file = await fixture.owner.raw(`/api${fixture.path}/${newsletter.id}/file`);
    expect(
      Buffer.from(await file.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const attachment = `${fixture.path}/${newsletter.id}/attachments/${second}/file`;
    expect((await fixture.owner.get(attachment)).status).toBe(200);
    expect((await fixture.stranger.get(attachment)).status).toBe(404);
  });

  it('is not new to its author', async () => {
    const { id } = await fixture.create();
    const { data } = await listAs(fixture.board);
    expect(data.find((one) => one.id === id)).toMatchObject({ is_unread: false, may_edit: true });
  });

  it('has a cover once its PDF is read', async () => {
    const { id } = await fixture.create();
    await fixture.server.runJobs();
    const { data } = await listAs();
    expect(data.find((one) => one.id === id)?.pdf).toMatchObject({ has_thumbnail: true, page_count: 1 });
    expect((await fixture.owner.get(`${fixture.path}/${id}/thumbnail`)).status).toBe(200);
  });

  it('is found by its subject, by the text of its PDF and by the text of an attachment', async () => {
    const subject = await fixture.create({ subject: 'Zonnepanelen' });
    const pdf = await fixture.create({ pdf: await fixture.stage('Warmtepompen.pdf') });
    const attached = await fixture.create({ attachments: [await fixture.stage('Deelscooters.pdf')] });
    await fixture.server.runJobs();
    for (const [word, { id }] of [
      ['zonnepanelen', subject],
      ['warmtepompen', pdf],
      ['deelscooters', attached],
    ] as const) {
      const { data, meta } = await listAs(fixture.owner, `?q=${word}`);
      expect([data.map((one) => one.id), meta.total]).toEqual([[id], 1]);
      const found = await fixture.owner.get(`/associations/${fixture.association.id}/search?q=${word}`);
      expect(found.body).toMatchObject({ data: [{ kind: 'newsletters', hits: [{ id }] }] });
    }
  });

  it('is in the list of its year, in Dutch time', async () => {
    const year = fixture.server.clock.now().getUTCFullYear();
    expect((await fixture.owner.get(`${fixture.path}/years`)).body).toEqual({ data: [year] });
    expect((await listAs(fixture.owner, `?year=${year}`)).meta.total).toBeGreaterThan(0);
    expect((await listAs(fixture.owner, `?year=${year - 1}`)).meta.total).toBe(0);
  });
});

describe('the form of a newsletter', () => {
  it('is for the board only', async () => {
    const form = { subject: 'Mag niet', summary: '', attachments: [], publication: 'now', notify: false };
    const pdf = (await stagePdf(fixture.owner, fixture.association.id, 'Mag niet.pdf')).id;
    const { status, error } = await fixture.owner.post(fixture.path, { ...form, pdf });
    expect([status, error?.code]).toEqual([403, 'forbidden']);
    const { id } = await fixture.create();
    expect((await fixture.owner.delete(`${fixture.path}/${id}`)).status).toBe(403);
  });

  it('refuses a file of another member', async () => {
    const pdf = (await stagePdf(fixture.owner, fixture.association.id, 'Van Anna.pdf')).id;
    const { status, error } = await fixture.send({ pdf });
    expect([status, error?.errors]).toEqual([422, { pdf: [{ code: 'file_gone' }] }]);
    const attached = await fixture.send({ attachments: [pdf] });
    expect([attached.status, attached.error?.errors]).toEqual([
      422,
      { attachments: [{ code: 'file_gone' }] },
    ]);
  });

  it('refuses a file that was deleted, and a file that another form has taken', async () => {
    const deleted = await fixture.stage();
    await fixture.board.delete(`/associations/${fixture.association.id}/attachments/${deleted}`);
    expect((await fixture.send({ attachments: [deleted] })).status).toBe(422);
    const taken = await fixture.stage();
    expect((await fixture.send({ attachments: [taken] })).status).toBe(201);
    expect((await fixture.send({ attachments: [taken] })).status).toBe(422);
  });

  it('accepts the id of its PDF in capitals', async () => {
    const file = await fixture.stage();
    const { id, pdf, version } = await fixture.create({ pdf: file.toUpperCase() });
    expect(pdf.id).toBe(file);
    const form = { subject: 'Zelfde', summary: '', attachments: [], publication: 'now', notify: false };
    const change = { ...form, pdf: file.toUpperCase(), version };
    const changed = await fixture.board.patch(`${fixture.path}/${id}`, change);
    expect(changed.as(newslettersOperations.updateNewsletter).pdf.id).toBe(file);
  });

  it('refuses the same file twice', async () => {
    const file = await fixture.stage();
    const { status, error } = await fixture.send({ attachments: [file, file] });
    expect([status, error?.errors]).toEqual([422, { attachments: [{ code: 'duplicate' }] }]);
    expect((await fixture.send({ pdf: file, attachments: [file] })).status).toBe(422);
    // Nothing of a refused form is taken.
    expect((await fixture.send({ pdf: file })).status).toBe(201);
  });

  it.each([
    [{ subject: '' }, 'subject'],
    [{ subject: ' \u200F ' }, 'subject'],
    [{ subject: 'x'.repeat(201) }, 'subject'],
    [{ subject: '\u200B\u3164' }, 'subject'],
    [{ subject: '\u0958'.repeat(200) }, 'subject'],
    [{ summary: '\u0958'.repeat(400) }, 'summary'],
    [
      { publication: 'scheduled' as const, publish_date: '2027-03-28', publish_time: '02:30' },
      'publish_time',
    ],
    [
      { publication: 'scheduled' as const, publish_date: '0000-01-01', publish_time: '09:00' },
      'publish_date',
    ],
    [
      { publication: 'scheduled' as const, publish_date: '0050-06-01', publish_time: '09:00' },
      'publish_date',
    ],
    [{ publication: 'scheduled' as const }, 'publish_date'],
    [
      { publication: 'scheduled' as const, publish_date: '2020-01-01', publish_time: '09:00' },
      'publish_date',
    ],
    [
      { publication: 'scheduled' as const, publish_date: '2030-01-01', publish_time: '25:00' },
      'publish_time',
    ],
  ])('refuses %j with the name of the field', async (form, field) => {
    const { status, error } = await fixture.send(form);
    expect(status).toBe(422);
    expect(Object.keys(error?.errors ?? {})).toContain(field);
  });

  it('does not count taken files as staged files', async () => {
    const member = await fixture.signIn(fixture.association, { is_board: true });
    for (let count = 0; count < STAGED_FILES_MAX + 2; count += 1) {
      const pdf = (await stagePdf(member, fixture.association.id, `${count}.pdf`)).id;
      const form = {
        subject: 'Veel',
        summary: '',
        attachments: [],
        publication: 'draft',
        notify: false,
        pdf,
      };
      expect((await member.post(fixture.path, form)).status).toBe(201);
    }
  });
});

describe('editing a newsletter', () => {
  const formOf = (values: object) => ({
    subject: 'Anders',
    summary: '',
    publication: 'now',
    notify: false,
    ...values,
  });

  it('keeps, removes, adds and replaces files, and keeps the time of publication', async () => {
    const [kept, removed] = [await fixture.stage('Blijft.pdf'), await fixture.stage('Gaat.pdf')];
    const { id, version, pdf, published_at } = await fixture.create({ attachments: [removed, kept] });
    expect(isUuid(pdf.id)).toBe(true);
    const added = await fixture.stage('Nieuw.pdf');
    fixture.server.clock.pass(60_000);
    const change = formOf({ version, pdf: pdf.id, attachments: [added, kept] });
    const edited = (await fixture.board.patch(`${fixture.path}/${id}`, change)).as(
      newslettersOperations.updateNewsletter,
    );
    expect(edited).toMatchObject({
      subject: 'Anders',
      version: version + 1,
      pdf: { id: pdf.id },
      published_at,
    });
    expect(edited.changed_at).not.toBeNull();
    expect(edited.attachments.map(({ name }) => name)).toEqual(['Nieuw.pdf', 'Blijft.pdf']);
    const url = `${fixture.path}/${id}/attachments/${removed}/file`;
    expect((await fixture.owner.get(url)).status).toBe(404);

    const other = await fixture.stage('Andere nieuwsbrief.pdf');
    const replaced = await fixture.board.patch(
      `${fixture.path}/${id}`,
      formOf({ version: edited.version, pdf: other, attachments: [kept] }),
    );
    expect(replaced.as(newslettersOperations.updateNewsletter).pdf).toMatchObject({
      id: other,
      name: 'Andere nieuwsbrief.pdf',
    });
  });

  it('is refused if somebody else changed the newsletter meanwhile', async () => {
    const { id, version, pdf } = await fixture.create();
    const change = formOf({ version, pdf: pdf.id, attachments: [] });
    expect((await fixture.board.patch(`${fixture.path}/${id}`, change)).status).toBe(200);
    const { status, error } = await fixture.board.patch(`${fixture.path}/${id}`, change);
    expect([status, error?.code]).toEqual([409, 'conflict']);
  });
});

describe('deleting a newsletter', () => {
  it('hides it from everybody, until the board restores it', async () => {
    const { id } = await fixture.create({ attachments: [await fixture.stage()] });
    expect((await fixture.board.delete(`${fixture.path}/${id}`)).status).toBe(204);
    for (const client of [fixture.owner, fixture.board]) {
      expect((await client.get(`${fixture.path}/${id}`)).status).toBe(404);
      expect((await client.get(`${fixture.path}/${id}/file`)).status).toBe(404);
    }
    expect((await fixture.owner.post(`${fixture.path}/${id}/restore`)).status).toBe(404);
    const restored = await fixture.board.post(`${fixture.path}/${id}/restore`);
    expect(restored.as(newslettersOperations.restoreNewsletter).attachments).toHaveLength(1);
    expect((await fixture.owner.get(`${fixture.path}/${id}`)).status).toBe(200);
  });
});
