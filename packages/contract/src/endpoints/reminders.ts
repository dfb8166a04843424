import * as z from 'zod/mini';
import { CalendarFeed, Reminders } from '../entities/reminders.ts';
import type { Endpoint } from './endpoint.ts';
import { UnsubscribeLink } from './unsubscribeLink.ts';

export const reminderEndpoints = {
  getCalendarFeed: {
    method: 'GET',
    path: '/api/v1/users/me/calendar',
    summary: 'Get the creation time of the private calendar address, which is shown only once',
    status: 200,
    response: CalendarFeed,
  },
  createCalendarFeed: {
    method: 'POST',
    path: '/api/v1/users/me/calendar',
    needsPassword: true,
    summary: 'Create a private address for a calendar app; an earlier address stops working',
    status: 201,
    response: z.object({ url: z.url() }),
    errors: [403],
  },
  deleteCalendarFeed: {
    method: 'DELETE',
    path: '/api/v1/users/me/calendar',
    summary: 'Delete the private calendar address',
    status: 204,
    response: null,
  },
  readCalendarFeed: {
    method: 'GET',
    path: '/api/v1/calendars/{file}',
    isPublic: true,
    summary: 'Get the calendar at a private address',
    status: 200,
    response: z.string(),
    mediaType: 'text/calendar',
    errors: [404],
  },
  getReminders: {
    method: 'GET',
    path: '/api/v1/users/me/reminders',
    summary: 'Get the setting for reminders by email',
    status: 200,
    response: Reminders,
  },
  setReminders: {
    method: 'PUT',
    path: '/api/v1/users/me/reminders',
    summary: 'Turn reminders by email, 14 and 3 days before legal dates, on or off',
    body: Reminders,
    status: 200,
    response: Reminders,
  },
  /** Opening the link changes nothing, because mail programs open links by themselves. */
  showStopReminders: {
    method: 'GET',
    path: '/api/v1/reminders/stop',
    isPublic: true,
    summary: 'Show a page with a button that stops the reminders',
    query: UnsubscribeLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
  /** Called by the unsubscribe button of mail programs (RFC 8058). */
  stopReminders: {
    method: 'POST',
    path: '/api/v1/reminders/stop',
    isPublic: true,
    summary: 'Stop the reminders with the signed link of an email',
    query: UnsubscribeLink,
    status: 200,
    response: z.string(),
    mediaType: 'text/html',
    errors: [404],
  },
} as const satisfies Record<string, Endpoint>;
