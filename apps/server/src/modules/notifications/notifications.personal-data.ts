import { sql } from 'drizzle-orm';
import { definePersonalData } from '../../capabilities/personal-data/personal-data.ts';
import { associationOf } from '../../capabilities/personal-data/sql.ts';

export const choicesOfMember = definePersonalData({
  name: 'notification_choices',
  title: 'Uw keuzes voor meldingen',
  tables: ['notification_choices'],
  labels: {
    association: 'Vereniging',
    kind: 'Soort',
    is_on: 'Mail aan',
    is_push: 'Melding op uw apparaten',
    is_off_by_link: 'Uitgezet met de link in een mail',
    changed_at: 'Gekozen',
  },
  words: {
    kind: {
      bulletin: 'Berichten op het prikbord',
      newsletters: 'Nieuwsbrieven',
      questions: 'Vragen en voorstellen bij vergaderingen',
      reports: 'Nieuwe meldingen voor het bestuur',
      todos: 'Actiepunten die u volgt',
      followed_todos: 'Overzicht van wat u volgt',
      second_checks: 'Tweede controle van facturen',
      meeting_documents: 'Vergaderstukken',
      archive_documents: 'Documenten in het archief',
      albums: "Foto's",
    },
  },
  query: ({ user_id }) => sql`
    select ${associationOf('notification_choices')}, association_id, kind, is_on, is_push, is_off_by_link, changed_at
    from notification_choices where user_id = ${user_id} order by association_id, kind`,
});

export const digestOfMember = definePersonalData({
  name: 'digest_marks',
  title: 'Dagelijkse mail',
  tables: ['digest_marks'],
  labels: { told_until: 'Bijgewerkt tot' },
  query: ({ user_id }) => sql`select told_until from digest_marks where user_id = ${user_id}`,
});
