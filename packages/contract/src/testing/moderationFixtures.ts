import * as z from 'zod/mini';
import {
  BlockedPerson,
  Case,
  type CaseDecision,
  CaseText,
  Decision,
  EarlierText,
  FoundPerson,
  Notice,
  Report,
} from '../entities/moderation.ts';

const now = '2026-11-20T09:00:00.000Z';

export const receipt = z.parse(Report, { number: '4821-7730-15', created_at: now });

export const blockedPerson = z.parse(BlockedPerson, {
  id: 'user-jonas',
  full_name: 'Jonas Okafor',
  profile_photo: null,
  created_at: '2026-11-18T10:00:00.000Z',
});

const spam = {
  reason: 'spam',
  rule: 'Terms of the community: no advertising',
  facts: 'The post offers appointments at the town hall for money.',
  is_automated: false,
  until: null,
  post_count: 1,
  is_in_force: true,
  objection: null,
};

export const removalNotice = z.parse(Notice, {
  ...spam,
  id: 'notice-1',
  action: 'remove',
  created_at: '2026-11-19T15:00:00.000Z',
  post: { kind: 'answer', excerpt: 'I can get you an appointment tomorrow for 80 euros, write to me.' },
});

export const suspensionNotice = z.parse(Notice, {
  ...spam,
  id: 'notice-2',
  action: 'suspend',
  created_at: '2026-11-19T14:00:00.000Z',
  until: '2026-12-03T09:00:00.000Z',
  facts: 'Twelve posts in an hour offered appointments for money.',
  post: null,
  post_count: 12,
});

export const notices = [removalNotice, suspensionNotice];

const seller = {
  id: 'user-seller',
  full_name: 'Fast Appointments',
  created_at: '2026-11-19T20:00:00.000Z',
  is_suspended: false,
  post_count: 12,
};

const report = {
  number: receipt.number,
  reason: 'spam',
  text: 'The same text stands under five questions.',
  created_at: '2026-11-20T08:50:00.000Z',
};

export const reportedAnswer = z.parse(Case, {
  id: 'case-1',
  kind: 'report',
  version: 1,
  opened_at: '2026-11-20T08:00:00.000Z',
  closed_at: null,
  post: {
    kind: 'answer',
    id: 'answer-spam',
    question_id: 'question-2',
    title: null,
    content: 'I can get you an appointment tomorrow for 80 euros, write to me.',
    created_at: '2026-11-20T07:30:00.000Z',
    state: 'visible',
  },
  author: seller,
  report_count: 3,
  reports: [
    report,
    { ...report, number: '1175-0026-94', text: '' },
    {
      ...report,
      number: '3306-1849-07',
      reason: 'illegal',
      text: 'Selling public appointments is forbidden.',
    },
  ],
  notice: null,
});

export const hiddenQuestion = z.parse(Case, {
  ...reportedAnswer,
  id: 'case-2',
  version: 2,
  post: {
    kind: 'question',
    id: 'question-9',
    question_id: 'question-9',
    title: 'Is this the phone number of the officer at the prefecture?',
    content: 'A friend gave me the private number of an officer.',
    created_at: '2026-11-20T07:00:00.000Z',
    state: 'hidden',
  },
  author: { ...seller, id: 'user-jonas', full_name: 'Jonas Okafor', post_count: 2 },
  report_count: 1,
  reports: [{ ...report, reason: 'personal_data', text: '' }],
});

export const objectionCase = z.parse(Case, {
  ...reportedAnswer,
  id: 'case-3',
  kind: 'objection',
  post: { ...reportedAnswer.post, id: 'answer-removed', state: 'removed' },
  report_count: 0,
  reports: [],
  notice: {
    ...removalNotice,
    objection: {
      text: 'I offered to come along for free. The 80 euros are the fee of the office.',
      created_at: now,
      outcome: null,
      decided_at: null,
    },
  },
});

/** The author has edited the post since it was reported. */
export const editedCase = z.parse(Case, {
  ...reportedAnswer,
  post: {
    ...reportedAnswer.post,
    content: 'You get an appointment on the website of the town hall.',
    edited_at: '2026-11-20T08:30:00.000Z',
  },
  evidence: {
    title: null,
    content: 'I can get you an appointment tomorrow for 80 euros, write to me.',
    language: 'en',
    author_name: 'Fast Appointments',
    author_forum_name: null,
    frozen_at: '2026-11-20T08:00:00.000Z',
    earlier_texts: 1,
  },
});

export const reportedName = z.parse(Case, {
  ...reportedAnswer,
  id: 'case-5',
  post: null,
  profile: { part: 'name', state: 'visible' },
  evidence: {
    title: null,
    content: null,
    language: null,
    author_name: 'Fast Appointments',
    author_forum_name: 'Appointments for 80 euros',
    frozen_at: '2026-11-20T08:00:00.000Z',
    earlier_texts: 0,
  },
  author: { ...seller, forum_name: 'Appointments for 80 euros' },
});

/** A drawing in place of a photo. */
const drawnPhoto =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="128" height="128"%3E%3Cpath fill="%23c9b79c" d="M0 0h128v128H0z"/%3E%3Ccircle cx="64" cy="64" r="40" fill="%236b4f3a"/%3E%3C/svg%3E';

export const reportedPhoto = z.parse(Case, {
  ...reportedName,
  id: 'case-6',
  profile: { part: 'photo', state: 'removed' },
  evidence: { ...reportedName.evidence, photo: drawnPhoto },
});

export const nameNotice = z.parse(Notice, {
  ...spam,
  id: 'notice-3',
  action: 'remove',
  created_at: '2026-11-19T16:00:00.000Z',
  facts: 'The name offers appointments for money.',
  post: null,
  profile_part: 'name',
  post_count: 0,
});

export const caseTexts = z.parse(z.array(CaseText), [
  {
    id: 'text-2',
    title: null,
    content: 'I can get you an appointment tomorrow for 80 euros, write to me.',
    language: 'en',
    replaced_at: null,
    frozen_at: '2026-11-20T08:00:00.000Z',
  },
  {
    id: 'text-1',
    title: null,
    content: 'Write to me for an appointment.',
    language: 'en',
    replaced_at: '2026-11-20T07:40:00.000Z',
    frozen_at: '2026-11-20T08:00:00.000Z',
  },
]);

const closedCase: Case = { ...reportedAnswer, id: 'case-4', closed_at: now };

export const cases: Case[] = [reportedAnswer, hiddenQuestion, objectionCase, closedCase];

const stateAfter = { hide: 'hidden', remove: 'removed', restore: 'visible', grant: 'visible' } as const;

export function afterDecision(before: Case, action: CaseDecision['action']): Case {
  const state = stateAfter[action as keyof typeof stateAfter] ?? before.post?.state;
  return {
    ...before,
    version: before.version + 1,
    closed_at: action === 'hide' ? null : now,
    post: before.post && { ...before.post, state },
    profile: before.profile && {
      ...before.profile,
      state: action === 'remove' ? 'removed' : before.profile.state,
    },
  };
}

export const decisions = z.parse(z.array(Decision), [
  {
    id: 'decision-2',
    action: 'remove',
    created_at: '2026-11-19T15:00:00.000Z',
    moderator: 'Amira Haddad',
    person: 'Fast Appointments',
    post: { kind: 'answer', id: 'answer-removed', question_id: 'question-2' },
    ...spam,
  },
  {
    id: 'decision-1',
    action: 'add_moderator',
    created_at: '2026-11-18T15:00:00.000Z',
    moderator: 'Operator',
    person: 'Amira Haddad',
    post: null,
    post_count: 0,
    reason: null,
    rule: null,
    facts: null,
    until: null,
  },
]);

export const questionHistory = z.parse(z.array(EarlierText), [
  {
    id: 'earlier-2',
    title: 'Where do I register my address?',
    content: 'We moved to Ludwigsburg last week. My number is 0171 555 01 23, please call me.',
    language: 'en',
    replaced_at: '2026-11-19T16:20:00.000Z',
  },
  {
    id: 'earlier-1',
    title: 'Where do I register?',
    content: null,
    language: 'en',
    replaced_at: '2026-11-19T15:05:00.000Z',
  },
]);

export const answerHistory = z.parse(z.array(EarlierText), [
  {
    id: 'earlier-3',
    title: null,
    content: 'Write to me for an appointment.',
    language: 'en',
    replaced_at: '2026-11-20T07:40:00.000Z',
  },
]);

export const member = z.parse(FoundPerson, {
  id: 'user-seller',
  full_name: 'Fatima Benali',
  forum_name: 'Fast Appointments',
  email: 'fatima.benali@example.org',
  email_verified: true,
  created_at: '2026-11-19T20:00:00.000Z',
  is_moderator: false,
  suspension: null,
});

export const suspendedMember: FoundPerson = {
  ...member,
  id: 'user-suspended',
  full_name: 'Fatih Yıldız',
  forum_name: null,
  email: 'fatih@example.org',
  email_verified: false,
  created_at: '2026-10-02T08:00:00.000Z',
  suspension: {
    until: '2026-12-03T09:00:00.000Z',
    reason: 'spam',
    facts: 'Twelve posts in an hour offered appointments for money.',
  },
};

export const otherModerator: FoundPerson = {
  ...member,
  id: 'user-moderator',
  full_name: 'Fatou Diallo',
  forum_name: null,
  email: 'fatou@example.org',
  created_at: '2026-09-14T08:00:00.000Z',
  is_moderator: true,
};

export const foundPeople: FoundPerson[] = [member, suspendedMember, otherModerator];

export const decisionsAboutMember = z.parse(z.array(Decision), [
  {
    id: 'decision-4',
    action: 'export_account',
    created_at: '2026-11-20T08:00:00.000Z',
    moderator: 'Amira Haddad',
    person: 'Fatima Benali',
    person_forum_name: 'Fast Appointments',
    post: null,
    post_count: 0,
    reason: null,
    rule: null,
    facts: 'She asked for a copy of her data by post and showed her identity card.',
    until: null,
  },
  {
    id: 'decision-3',
    action: 'remove',
    created_at: '2026-11-19T15:00:00.000Z',
    moderator: 'Amira Haddad',
    person: 'Fatima Benali',
    person_forum_name: 'Fast Appointments',
    post: { kind: 'answer', id: 'answer-removed', question_id: 'question-2' },
    ...spam,
  },
]);
