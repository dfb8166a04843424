import * as z from 'zod/mini';
import { AnswerEmailSettings } from '../entities/forum/answerEmails.ts';
import type { Endpoint } from './endpoint.ts';
import { UnsubscribeLink } from './unsubscribeLink.ts';

export const answerEmailEndpoints = {
  getAnswerEmails: {
    method: 'GET',
    path: '/api/v1/users/me/answer-emails',
    summary: 'Get the setting for emails about new answers',
    status: 200,
    response: AnswerEmailSettings,
  },
  setAnswerEmails: {
    method: 'PUT',
    path: '/api/v1/users/me/answer-emails',
    summary: 'Turn emails about new answers to followed questions, at most one an hour, on or off',
    body: AnswerEmailSettings,
    status: 200,
    response: AnswerEmailSettings,
  },
  /** Opening the link changes nothing, because mail programs open links by themselves. */
  showStopAnswerEmails: {
    method: 'GET',
    path: '/api/v1/answer-emails/stop',
    isPublic: true,
    summary: 'Show a page with a button that stops the emails about answers',
    query: UnsubscribeLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
  /** Called by the unsubscribe button of mail programs (RFC 8058). */
  stopAnswerEmails: {
    method: 'POST',
    path: '/api/v1/answer-emails/stop',
    isPublic: true,
    summary: 'Stop the emails about answers with the signed link of an email',
    query: UnsubscribeLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
