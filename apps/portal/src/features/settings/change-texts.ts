import { actionTexts } from '@mijn/domain/activity';

export const changeTexts: Readonly<Record<string, string>> = {
  'POST /associations/{association_id}/todos/reports': actionTexts.todo_reported,
  'PUT /associations/{association_id}/todos/{todo_id}/visibility': 'Zichtbaarheid van een melding gewijzigd',
  'POST /associations/{association_id}/todos/{todo_id}/reject': actionTexts.report_rejected,
  'DELETE /associations/{association_id}/todos/{todo_id}/reject': actionTexts.rejection_undone,
  'PUT /associations/{association_id}/todos/{todo_id}/join': actionTexts.report_joined,
  'DELETE /associations/{association_id}/todos/{todo_id}/join': actionTexts.join_undone,
  'POST /associations/{association_id}/todos/{todo_id}/reopen': actionTexts.todo_reopened,
  'POST /associations/{association_id}/todos/{todo_id}/entries': actionTexts.reaction_written,
  'PATCH /associations/{association_id}/todos/{todo_id}/entries/{entry_id}': actionTexts.reaction_changed,
  'DELETE /associations/{association_id}/todos/{todo_id}/entries/{entry_id}': actionTexts.reaction_deleted,
  'PUT /associations/{association_id}/todos/{todo_id}/follow': 'Een actiepunt gevolgd',
  'DELETE /associations/{association_id}/todos/{todo_id}/follow': 'Een actiepunt niet meer gevolgd',
  'POST /associations/{association_id}/todos/{todo_id}/seen': 'Een actiepunt bekeken',
  'POST /associations/{association_id}/meetings/{meeting_id}/agenda-items': actionTexts.agenda_changed,
  'PATCH /associations/{association_id}/meetings/{meeting_id}/agenda-items/{item_id}':
    actionTexts.agenda_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/agenda-items/{item_id}/move':
    actionTexts.agenda_changed,
  'DELETE /associations/{association_id}/meetings/{meeting_id}/agenda-items/{item_id}':
    actionTexts.agenda_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/procedure/motions':
    actionTexts.procedure_decided,
  'DELETE /associations/{association_id}/meetings/{meeting_id}/procedure/motions/{procedural_motion_id}':
    actionTexts.procedure_decided,
  'PUT /associations/{association_id}/meetings/{meeting_id}/procedure/adjournment':
    actionTexts.procedure_decided,
  'POST /associations/{association_id}/meetings/{meeting_id}/questions': actionTexts.question_asked,
  'PUT /associations/{association_id}/meetings/{meeting_id}/questions/{question_id}/reply':
    actionTexts.question_answered,
  'DELETE /associations/{association_id}/meetings/{meeting_id}/questions/{question_id}':
    actionTexts.question_withdrawn,
  'POST /associations/{association_id}/meetings/{meeting_id}/member-proposals':
    actionTexts.proposal_submitted,
  'PUT /associations/{association_id}/meetings/{meeting_id}/member-proposals/{proposal_id}/agenda-item':
    actionTexts.proposal_placed,
  'PUT /associations/{association_id}/meetings/{meeting_id}/member-proposals/{proposal_id}/refusal':
    actionTexts.proposal_refused,
  'DELETE /associations/{association_id}/meetings/{meeting_id}/member-proposals/{proposal_id}':
    actionTexts.proposal_withdrawn,
  'POST /associations/{association_id}/written-resolutions': actionTexts.resolution_created,
  'POST /associations/{association_id}/written-resolutions/{resolution_id}/withdraw':
    actionTexts.resolution_withdrawn,
  'PUT /associations/{association_id}/written-resolutions/{resolution_id}/vote': actionTexts.resolution_voted,
  'PUT /associations/{association_id}/written-resolutions/{resolution_id}/paper-consent':
    actionTexts.paper_consent_set,
  'POST /associations/{association_id}/meetings/{meeting_id}/motions': actionTexts.motion_changed,
  'PATCH /associations/{association_id}/meetings/{meeting_id}/motions/{motion_id}':
    actionTexts.motion_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/motions/{motion_id}/move':
    actionTexts.motion_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/motions/{motion_id}/withdraw':
    actionTexts.motion_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/convocations': actionTexts.convocation_sent,
  'POST /associations/{association_id}/meetings/{meeting_id}/convocations/{convocation_id}/letters':
    actionTexts.convocation_posted,
  'POST /associations/{association_id}/meetings/{meeting_id}/second-meeting':
    actionTexts.second_meeting_called,
  'PUT /associations/{association_id}/meetings/{meeting_id}/moment': actionTexts.second_meeting_moved,
  'POST /associations/{association_id}/meetings/{meeting_id}/cancel': actionTexts.second_meeting_cancelled,
  'PUT /associations/{association_id}/meetings/{meeting_id}/attendance': actionTexts.attendance_changed,
  'POST /associations/{association_id}/meetings/{meeting_id}/reminder': actionTexts.members_reminded,
  'POST /associations/{association_id}/meetings/{meeting_id}/proxies': 'Iemand gemachtigd',
  'PUT /associations/{association_id}/meetings/{meeting_id}/proxies/{proxy_id}/response':
    'Een machtiging beantwoord',
  'POST /associations/{association_id}/meetings/{meeting_id}/proxies/{proxy_id}/withdraw':
    'Een machtiging ingetrokken',
  'POST /associations/{association_id}/meetings/{meeting_id}/proxies/{proxy_id}/object':
    'Bezwaar gemaakt tegen een machtiging',
  'POST /associations/{association_id}/meetings/{meeting_id}/proxies/paper':
    'Een machtiging op papier ingevoerd',
  'POST /associations/{association_id}/meetings/{meeting_id}/proxies/paper/{proxy_id}/withdraw':
    'Een machtiging op papier ingetrokken',
  'PUT /associations/{association_id}/meetings/{meeting_id}/presence': actionTexts.presence_recorded,
  'PUT /associations/{association_id}/meetings/{meeting_id}/presence/attendees':
    actionTexts.presence_recorded,
  'PUT /associations/{association_id}/meetings/{meeting_id}/presence/officers':
    actionTexts.meeting_officers_set,
  'PUT /associations/{association_id}/meetings/{meeting_id}/item-notes/{item_id}': actionTexts.item_note_set,
  'PUT /associations/{association_id}/meetings/{meeting_id}/minutes': actionTexts.minutes_changed,
  'PUT /associations/{association_id}/meetings/{meeting_id}/minutes/signature': actionTexts.minutes_signed,
  'PUT /associations/{association_id}/meetings/{meeting_id}/minutes/publication':
    actionTexts.minutes_published,
  'PUT /associations/{association_id}/meetings/{meeting_id}/presence/own':
    'Online aanwezig gemeld bij een vergadering, of vertrokken',
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots': actionTexts.ballot_opened,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/hands':
    actionTexts.hands_entered,
  'PUT /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/paper':
    actionTexts.paper_vote_recorded,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/close':
    actionTexts.ballot_closed,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/cancel':
    actionTexts.ballot_cancelled,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/annul':
    actionTexts.ballot_annulled,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/lot': actionTexts.lot_drawn,
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/secret-totals':
    'Uitslag van een geheime stemming ingevoerd',
  'POST /associations/{association_id}/meetings/{meeting_id}/ballots/{ballot_id}/votes':
    actionTexts.votes_cast,
  'PUT /associations/{association_id}/meetings/{meeting_id}/early-votes/{item_id}':
    actionTexts.early_votes_cast,
  'POST /associations/{association_id}/archive/documents': actionTexts.document_uploaded,
  'PATCH /associations/{association_id}/archive/documents/{document_id}': actionTexts.document_changed,
  'POST /associations/{association_id}/archive/documents/{document_id}/hide': actionTexts.document_hidden,
  'POST /associations/{association_id}/archive/documents/{document_id}/unhide': actionTexts.document_unhidden,
  'PATCH /associations/{association_id}/archive/groups/{group_id}/visibility':
    'Zichtbaarheid van een archiefgroep gewijzigd',
  'PATCH /associations/{association_id}/forms/{form_id}/visibility':
    'Zichtbaarheid van een formulier gewijzigd',
  'POST /associations/{association_id}/invoices/{invoice_id}/decisions': actionTexts.invoice_decided,
  'POST /associations/{association_id}/bulletin/messages': actionTexts.message_published,
  'PATCH /associations/{association_id}/bulletin/messages/{message_id}': actionTexts.message_changed,
  'DELETE /associations/{association_id}/bulletin/messages/{message_id}': actionTexts.message_deleted,
  'POST /associations/{association_id}/bulletin/messages/{message_id}/restore': actionTexts.message_restored,
  'POST /associations/{association_id}/newsletters': actionTexts.newsletter_created,
  'PATCH /associations/{association_id}/newsletters/{newsletter_id}': actionTexts.newsletter_changed,
  'DELETE /associations/{association_id}/newsletters/{newsletter_id}': actionTexts.newsletter_deleted,
  'POST /associations/{association_id}/newsletters/{newsletter_id}/restore': actionTexts.newsletter_restored,
  'POST /associations/{association_id}/attachments': 'Bijlage toegevoegd',
  'POST /associations/{association_id}/attachments/videos': 'Filmpje toegevoegd',
  'DELETE /associations/{association_id}/attachments/{attachment_id}': 'Bijlage verwijderd',
  'POST /associations/{association_id}/albums': 'Fotoalbum gemaakt',
  'PATCH /associations/{association_id}/albums/{album_id}': 'Fotoalbum gewijzigd',
  'DELETE /associations/{association_id}/albums/{album_id}': 'Fotoalbum verwijderd',
  'POST /associations/{association_id}/albums/{album_id}/restore': 'Fotoalbum teruggezet',
  'POST /associations/{association_id}/albums/{album_id}/photos': "Foto's toegevoegd aan een album",
  'POST /associations/{association_id}/photos': 'Foto toegevoegd',
  'DELETE /associations/{association_id}/photos/{photo_id}': 'Foto verwijderd',
  'POST /associations/{association_id}/news/items/{item_id}/dismiss': 'Nieuwsbericht gesloten',
  'PATCH /profile/personal': actionTexts.profile_changed,
  'PATCH /profile/contact': actionTexts.profile_changed,
  'PUT /notifications/choices': 'Keuzes voor meldingen gewijzigd',
};

export const changeText = (call: string): string => changeTexts[call] ?? actionTexts.call_by_staff;
